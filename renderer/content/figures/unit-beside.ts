/** The words behind a number that may say what it counts, each without its plural: `week` of `six-week pilot`. */
export type UnitWords = readonly string[]

/** Units of time, length and the like: a number of weeks is never one of people, whatever the sentence goes on with. */
const measures =
  /^(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|decade|century|metre|meter|mile|kilometre|kilometer|°[cf]?|x|×|ms|sec|min|hr?|[kcm]m|[km]?g|m?l|ft|mph|px|[kmgt]b|[kmg]wh?)$/

/** Words behind which something else begins than what is counted. */
const functionWord =
  /^(?:a|an|the|of|in|on|at|to|for|from|by|with|and|or|but|as|that|than|who|which|we|they|it|this|these|our|their|its|were|was|is|are|have|has|had|each|per|out|more|times?)$/

/** Letters that belong to a number right before them and say its unit: `5km`, `3x`. Those of a scale do not: `5k`, `3m`. */
const glued = /\p{Nd}(?!(?:[km]|mn|bn?|tn?|m(?:ln|io)|bln)\b|st\b|nd\b|rd\b|th\b)([\p{L}°]+)\b/iu

/** Reads what a number counts from the words behind it; none where they say nothing of it. */
export function unitBeside(number: string, following: string): UnitWords {
  const stuck = glued.exec(number)?.[1]
  if (stuck) return [singular(stuck)]
  const attribute = /^-(\p{L}+)/u.exec(following)?.[1]
  if (attribute) return [singular(attribute)]
  const [words = ''] = /^(?: [\p{L}’'-]+){0,3}/u.exec(following.replace(/\s/g, ' ')) ?? []
  const found: string[] = []
  for (const word of words.toLowerCase().split(' ').slice(1)) {
    if (functionWord.test(word)) break
    found.push(singular(word))
    if (measures.test(singular(word))) break
  }
  return found
}

/** Whether the words say the unit of a figure. */
export function saysUnit(words: UnitWords, unit: string | undefined): boolean {
  return unit !== undefined && ` ${words.join(' ')} `.includes(` ${singularUnit(unit)} `)
}

/** Whether a unit and the words can only be of different things: weeks and people, months and years. */
export function contradictsUnit(words: UnitWords, unit: string | undefined): boolean {
  if (words.length === 0 || unit === undefined || saysUnit(words, unit)) return false
  return [...words, ...singularUnit(unit).split(' ')].some((word) => measures.test(word))
}

function singularUnit(unit: string): string {
  return unit.split(' ').map(singular).join(' ')
}

/** A noun without its plural, as far as a rule can tell: all that matters is that both sides go by the same one. */
function singular(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  if (plain === 'persons' || plain === 'person') return 'people'
  if (/(?:ss|us|is)$/.test(plain)) return plain
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|z|ss)es$/, '')
    .replace(/s$/, '')
}
