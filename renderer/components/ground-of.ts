import { splitIds } from '../content/blocks.ts'
import type { Section } from '../content/markdown/render.ts'
import { hasQuote } from './Body.tsx'
import type { Ground } from './page-parts.tsx'

/**
 * The ground of a part of a case study before the last: marks shine in the night; a sentence to remember, and languages, with a plan or without one, are on one of their own.
 *
 * @param hasMarks whether a figure, by its id, has marks beneath its numeral
 */
export function groundOf({ blocks }: Section, hasMarks: (figure: string) => boolean): Ground | undefined {
  const shown = blocks.flatMap((block) => (block.kind === 'html' ? [] : [block]))
  // Other drawings are made for paper, or have a ground already.
  const areAll = (...blocks: string[]) => shown.length > 0 && shown.every(({ name }) => blocks.includes(name))
  const hasLanguages = shown.some(({ name }) => name === 'languages')
  if (areAll('stats') && shown.some(({ argument }) => splitIds(argument).some(hasMarks))) return 'night'
  return (hasLanguages && areAll('languages', 'milestones')) || (shown.length === 0 && hasQuote({ blocks }))
    ? 'dusk'
    : undefined
}
