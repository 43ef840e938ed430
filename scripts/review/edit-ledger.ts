import { isDeepStrictEqual } from 'node:util'
import { COLLECTION_STYLE, EVENT_ID } from 'js-yaml'
import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import { isSame } from '../../renderer/content/figures/figure.ts'
import { type Ledger, readLedger } from '../../renderer/content/figures/ledger.ts'
import { writeEntry } from '../../renderer/content/figures/new-entry.ts'
import { writeYaml } from '../../renderer/content/frontmatter/write-yaml.ts'
import { parseYaml, type YamlNode } from '../../renderer/content/frontmatter/yaml-tree.ts'
import { applySplices, blockAt, pairOf, replaceScalar, type Splice } from './yaml-text.ts'

/**
 * Takes differences into the text of a ledger. All else stays as it was written: order, comments, quotes, spaces.
 *
 * @returns the text, or undefined when the ledger is written in a way that only a person can change
 */
export function editLedger(text: string, taken: readonly LedgerDifference[]): string | undefined {
  const parsed = parseYaml(text)
  const root = parsed.ok ? parsed.nodes[0] : undefined
  const figures = root && pairOf(root, 'figures', text)?.value.children
  const splices = taken.flatMap((difference) => splicesFor(text, figures ?? [], difference))
  const edited = applySplices(text, splices)
  return hasTaken(text, edited, taken) ? edited : undefined
}

function splicesFor(text: string, figures: readonly YamlNode[], difference: LedgerDifference): Splice[] {
  const map = figures[difference.kind === 'new' ? difference.after : difference.index]
  if (map?.event.type !== EVENT_ID.MAPPING) return []
  const { from, to, depth } = blockAt(text, map.start)
  switch (difference.kind) {
    case 'changed':
      // Within braces only a single value is changed.
      return map.event.style === COLLECTION_STYLE.FLOW
        ? replaceScalar(pairOf(map, 'value', text)?.value, difference.figure.value)
        : changeForm(text, map, difference)
    case 'renumbered':
      return replaceScalar(pairOf(map, 'id', text)?.value, difference.figure.id)
    case 'gone':
      return [{ from, to, text: '' }]
    case 'new': {
      const isCutOff = to === text.length && !text.endsWith('\n')
      return [{ from: to, to, text: `${isCutOff ? '\n' : ''}${writeEntry(difference.entry, depth)}\n` }]
    }
  }
}

/** Changes what differs of value, unit, qualifier and notation, each on its line; they follow the id in this order. */
function changeForm(text: string, map: YamlNode, { entry, figure }: LedgerDifference & { kind: 'changed' }): Splice[] {
  const splices: Splice[] = []
  let before = pairOf(map, 'id', text)
  for (const name of ['value', 'unit', 'qualifier', 'notation'] as const) {
    const pair = pairOf(map, name, text)
    // What is the default is left out, unless somebody wrote it.
    const wanted = name === 'notation' && figure[name] === 'standard' && !pair ? undefined : figure[name]
    const place = pair ?? before
    if (!place) return []
    const { from, to, depth } = blockAt(text, place.key.start, { isField: true })
    const margin = ' '.repeat(depth)
    const field = writeYaml({ [name]: wanted }).replace(/\n(?=.)/g, `\n${margin}`)
    before = place
    if (pair ? isDeepStrictEqual(entry[name], wanted) : wanted === undefined) continue
    if (!pair) splices.push({ from: to, to, text: margin + field })
    else if (wanted === undefined) splices.push({ from, to, text: '' })
    else if (pair.value.event.type === EVENT_ID.SCALAR && typeof wanted !== 'object')
      splices.push(...replaceScalar(pair.value, wanted))
    else splices.push({ from: place.key.start, to, text: field })
  }
  return splices
}

/** Whether the ledger now has the accepted changes and nothing else: its text may be written in unexpected ways. */
function hasTaken(before: string, after: string, taken: readonly LedgerDifference[]): boolean {
  const [old, now] = [before, after].map((text) => readLedger('ledger.yaml', text))
  if (!old?.ok || !now?.ok) return false
  const nowOf = (difference: LedgerDifference) => ('figure' in difference ? difference.figure : difference.entry).id
  const touched = new Set(taken.flatMap((difference) => [difference.entry.id, nowOf(difference)]))
  const rest = ({ figures }: Ledger) => figures.filter(({ id }) => !touched.has(id))
  const entries = new Map(now.value.figures.map((entry) => [entry.id, entry]))
  return (
    isDeepStrictEqual(rest(old.value), rest(now.value)) &&
    isDeepStrictEqual(old.value.relations, now.value.relations) &&
    taken.every((difference) => {
      const entry = entries.get(nowOf(difference))
      return difference.kind === 'gone' ? !entry : entry !== undefined && isSame(entry, difference.figure)
    })
  )
}
