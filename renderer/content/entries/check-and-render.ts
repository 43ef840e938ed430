import { renderBody } from '../markdown/render.ts'
import type { Product } from '../memory/make.ts'
import { guard } from '../problems/guard.ts'
import { checkEntry } from '../rules/index.ts'
import { findPlaceholders, type ReadEntry } from './entry.ts'
import { type EntryText, noText } from './site.ts'
import type { Surroundings } from './surroundings.ts'

/** What was found in a file. */
export type Checked = Omit<ReturnType<typeof checkEntry>, 'tree' | 'format'>

/**
 * Checks a file against every rule and renders its text, which is taken apart only once for both.
 *
 * @param renders whether the text is asked for
 */
export function checkAndRender(
  entry: ReadEntry,
  surroundings: Surroundings,
  renders: boolean,
): Product<Checked, EntryText> {
  const nothing = { placeholders: [], outside: [], pictures: [], references: 0, terms: [] }
  return guard<Product<Checked, EntryText>>(
    entry.file,
    () => makeProduct(entry, surroundings, renders),
    (problem) => ({ outcome: { ...nothing, problems: [problem] }, body: noText }),
  )
}

function makeProduct(entry: ReadEntry, surroundings: Surroundings, renders: boolean): Product<Checked, EntryText> {
  const { tree, format, ...checked } = checkEntry(entry, surroundings)
  const outcome = { ...checked, placeholders: [...findPlaceholders(entry), ...checked.placeholders] }
  // MDX is compiled by the bundler.
  if (!tree || !renders || format !== 'md') return { outcome, body: noText }
  const { figures, email, website, meaningOf } = surroundings
  return {
    outcome,
    body: { sections: renderBody(tree, { figures, scope: entry.id, kind: entry.kind, email, website, meaningOf }) },
  }
}
