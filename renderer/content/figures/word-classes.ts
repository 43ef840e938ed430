/** Classes of English words that tell what stands beside a number. */

/** Words that end the noun phrase in which a number counts something. */
const functionWords = words(`
  a an the this that these those my your his her its our their who which whom what when where while how why
  i you he she it we they us them him me and or nor but so yet if than as because although though unless until
  about above across after against along among around at before behind below beneath beside between beyond by down
  during for from in inside into near of off on onto out outside over past since through throughout to toward towards
  under up upon with within without via per not also only just too very then there here now still again always never
  best better more less first`)

/** Verbs that follow their subject without an ending that tells them. */
const verbs = words(`
  is are was were be been has have had does do did can could will would shall should may might must need
  became began bent broke brought built came caught chose cost cut drew fell felt found froze gave got grew heard held
  hit kept knew led left lost made meant met paid put ran rang read rose said sat saw sent set showed shut sold spent
  spoke stood swept swam taught told took went won wrote
  applies asks begins brings closes comes contains covers deals describes ends explains falls fits follows gives goes
  governs helps holds includes lacks lands leaves lists looks makes means meets needs opens protects reads requires
  returns runs says serves sets shields shows speaks stands starts stops takes tells uses works`)

const irregularPlurals = words(
  'people children women men feet teeth mice geese staff police cattle sheep aircraft criteria data media youth alumni',
)

/** Prepositions after which a name says where or when: `in Kenya 12 joined`. */
export const places = words('in at from for by to since until through across')

/** Whether the number counts something: within three words a plural noun follows, as in `12 rural schools`. */
export function counts(after: string): boolean {
  for (const word of following(after, 3)) {
    if (functionWords.has(word) || verbs.has(word)) return false
    if (irregularPlurals.has(word) || /^\p{L}{2,}(?<![sui])s$/u.test(word)) return true
  }
  return false
}

/** Whether a verb follows at once, so that the number stands at the end of a subject: `Team 7 won the quiz`. */
export function isSubject(after: string): boolean {
  const [first, second] = following(after, 2)
  if (first === undefined) return false
  return verbs.has(first) || (/.{2}ed$/.test(first) && (second === undefined || functionWords.has(second)))
}

/** Whether the clause is over, or goes on with a verb or a preposition: nothing is counted. */
export function isLast(after: string): boolean {
  const [first] = following(after, 1)
  return first === undefined ? !after.startsWith('-') : functionWords.has(first) || isSubject(after)
}

/** Whether a sentence or line begins here. */
export function startsSentence(before: string): boolean {
  return /(?:^|[.!?:;…][”"'’)]?|[–—•|“"‘(]) ?$/u.test(before)
}

/** The words that follow up to the next mark, in lower case. */
function following(after: string, limit: number): string[] {
  const phrase = /^(?: [\p{L}'-]+){1,3}/u.exec(after)?.[0] ?? ''
  return phrase
    .toLowerCase()
    .split(' ')
    .slice(1, limit + 1)
}

/** A set of the words in a text. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''))
}
