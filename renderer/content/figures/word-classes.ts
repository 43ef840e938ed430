/** Classes of English words that tell what stands beside a number. */

/** Words that end the noun phrase in which a number counts something. */
export const functionWords = words(`
  a an the this that these those my your his her its our their who which whom what when where while how why
  i you he she it we they us them him me and or nor but so yet if than as because although though unless until
  about above across after against along among around at before behind below beneath beside between beyond by down
  during for from in inside into near of off on onto out outside over past since through throughout to toward towards
  under up upon with within without via per not also only just too very then there here now still again always never
  best better more less first`)

/** Verbs that follow their subject without an ending that tells them. */
export const verbs = words(`
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

const determinersAfterVerb = words('a an the this these those it them us him its their his her our your my you me no')

/** Words before a noun that make it a thing and no label: `the round`, `our site`. */
export const determiners = words(`
  a an the this that these those each every any some all both either neither what which whose no
  my your his her its our their another`)

/** Adjectives that tell one of several things from the others without its number: `the final round`, `test group`. */
export const ordinals = words(`
  first second third fourth fifth sixth seventh eighth ninth tenth last final next previous new old same whole entire
  control initial early earlier later main current former other only latest largest smallest biggest`)

/** Words that open a sentence before its subject: a number after one of them may be the subject itself. */
export const openers = words(`
  today tomorrow yesterday tonight overall together altogether meanwhile instead perhaps maybe another further some all
  nearly almost around roughly approximately exactly fully barely hardly another each every both most many few several
  once soon later earlier eventually finally suddenly recently usually often sometimes elsewhere everywhere nowhere
  christmas easter ramadan monday tuesday wednesday thursday friday saturday sunday january february march april may
  june july august september october november december spring summer autumn fall winter last next since
  year month week day quarter total average mean median sum reach age score count population`)

/** Whether a word in -s is a verb, since a determiner follows: `paper 12 sums it up`. */
function isVerbBefore(word: string, next: string | undefined): boolean {
  return /[^s]s$/.test(word) && next !== undefined && determinersAfterVerb.has(next)
}

/** Whether the number counts something: within three words a plural noun follows, as in `12 rural schools`. */
export function counts(after: string): boolean {
  const phrase = following(after, 3)
  for (const [index, word] of phrase.entries()) {
    if (functionWords.has(word) || verbs.has(word)) return false
    if (index === 0 && isVerbBefore(word, phrase[1])) return false
    if (irregularPlurals.has(word) || /^\p{L}{2,}(?<![sui])s$/u.test(word)) return true
  }
  return false
}

/** Whether a verb follows at once, so that the number stands at the end of a subject: `Team 7 won the quiz`. */
export function isSubject(after: string): boolean {
  const [first, second] = following(after, 2)
  if (first === undefined) return false
  return (
    verbs.has(first) ||
    isVerbBefore(first, second) ||
    (/.{2}ed$/.test(first) && (second === undefined || functionWords.has(second)))
  )
}

/** Whether the clause is over, or goes on with a verb or a preposition: nothing is counted. */
export function isLast(after: string): boolean {
  const [first] = following(after, 1)
  return first === undefined ? !after.startsWith('-') : functionWords.has(first) || isSubject(after)
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
