import { renderBody, type Section } from '../markdown/render.ts'
import type { Product } from '../memory/make.ts'
import { guard } from '../problems/guard.ts'
import { type Checked, checkEntry } from '../rules/index.ts'
import { findPlaceholders, type ReadEntry } from './entry.ts'
import type { TextSurroundings } from './surroundings.ts'

/** Checks a file against every rule and renders its text, which is parsed only once for both. */
export function checkAndRender(entry: ReadEntry, surroundings: TextSurroundings): Product<Checked, readonly Section[]> {
  const nothing = { placeholders: [], pictures: [], references: 0, terms: [] }
  return guard<Product<Checked, readonly Section[]>>(
    entry.file,
    () => makeProduct(entry, surroundings),
    (problem) => ({ outcome: { ...nothing, problems: [problem] }, body: [] }),
  )
}

function makeProduct(entry: ReadEntry, surroundings: TextSurroundings): Product<Checked, readonly Section[]> {
  const { tree, format, ...checked } = checkEntry(entry, surroundings)
  const outcome = { ...checked, placeholders: [...findPlaceholders(entry), ...checked.placeholders] }
  // MDX is compiled by the bundler.
  if (format === 'mdx') return { outcome, body: [] }
  const { figures, email, website, meaningOf } = surroundings
  const context = { figures, scope: entry.id, kind: entry.kind, email, website, meaningOf }
  return { outcome, body: renderBody(tree, context) }
}
