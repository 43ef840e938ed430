import type { Random } from './random.ts'
import { actions, actors, circumstances, headings, objects, openings } from './vocabulary.ts'

/** A sentence of some ten to twenty words. */
export function sentence(random: Random): string {
  const clause = () => `${random.pick(actors)} ${random.pick(actions)} ${random.pick(objects)}`
  const circumstance = random.pick(circumstances)
  switch (random.integer(0, 3)) {
    case 0:
      return `${capitalise(clause())} ${circumstance}.`
    case 1:
      return `${random.pick(openings)}, ${clause()}, and ${clause()} ${circumstance}.`
    case 2:
      return `${capitalise(clause())}, but ${clause()} *${circumstance}*.`
    default:
      return `${random.pick(openings)}, ${clause()} ${circumstance}.`
  }
}

/** A paragraph of three to five sentences. */
export function paragraph(random: Random): string {
  return Array.from({ length: random.integer(3, 5) }, () => sentence(random)).join(' ')
}

/** A list of four to six items, each with a lead in bold. */
export function list(random: Random): string {
  return Array.from(
    { length: random.integer(4, 6) },
    () => `- **${capitalise(random.pick(objects))}.** ${sentence(random)}`,
  ).join('\n')
}

/** A table with a head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/**
 * Sections of prose, each beneath a heading of the second level and with a heading of the third level in it, until there
 * are enough words.
 *
 * @param words how many words to reach
 */
export function sections(random: Random, words: number): string {
  const parts: string[] = []
  const titles = random.sample(headings, headings.length)
  for (let written = 0; written < words; ) {
    const [title = 'More', subtitle = 'In detail'] = titles.splice(0, 2)
    const blocks = [paragraph(random), paragraph(random), `### ${subtitle}`, paragraph(random)]
    const section = [`## ${title}`, ...blocks].join('\n\n')
    parts.push(section)
    written += countWords(section)
  }
  return parts.join('\n\n')
}

/** The number of words in a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

/** A text with a capital at its beginning. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
