/** Units of time, length and the like: a number of weeks is never a number of people, whatever follows. */
const measures =
  /^(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|decade|century|metre|meter|mile|kilometre|kilometer|°[cf]?|x|×|ms|sec|min|hr?|[kcm]m|[km]?g|m?l|ft|mph|px|[kmgt]b|[kmg]wh?)$/

/** Words that end the noun phrase of what is counted. */
const functionWord =
  /^(?:a|an|the|of|in|on|at|to|for|from|by|with|and|or|but|as|that|than|who|which|we|they|it|this|these|our|their|its|were|was|is|are|have|has|had|each|per|out|more|times?)$/

/** Letters right after a number that are its unit: `5km`, `3x`. Those of a scale are not: `5k`, `3m`. */
const glued = /\p{Nd}(?!(?:[km]|mn|bn?|tn?|m(?:ln|io)|bln)\b|st\b|nd\b|rd\b|th\b)([\p{L}°]+)\b/iu

/** The words after a number that say what it counts, in the singular: `week` of `six-week pilot`. There may be none. */
export function unitBeside(number: string, following: string): string[] {
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

/** Whether the words name a figure's unit. */
export function saysUnit(words: readonly string[], unit: string | undefined): boolean {
  return unit !== undefined && ` ${words.join(' ')} `.includes(` ${singularUnit(unit)} `)
}

/** Whether the words contradict a unit: weeks and people, months and years. */
export function contradictsUnit(words: readonly string[], unit: string | undefined): boolean {
  if (words.length === 0 || unit === undefined || saysUnit(words, unit)) return false
  return [...words, ...singularUnit(unit).split(' ')].some((word) => measures.test(word))
}

function singularUnit(unit: string): string {
  return unit.split(' ').map(singular).join(' ')
}

/** A noun in the singular, as far as a simple rule goes; all that matters is that both sides use the same rule. */
function singular(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s?$/, '')
  if (plain === 'persons' || plain === 'person') return 'people'
  if (/(?:ss|us|is)$/.test(plain)) return plain
  return plain
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|z|ss)es$/, '')
    .replace(/s$/, '')
}
