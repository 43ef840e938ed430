import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isNode, isScalar, parseDocument, stringify, type YAMLMap } from 'yaml'
import type { LedgerDifference } from '../../renderer/content/figures/differences.ts'
import { type FigureForm, isSame } from '../../renderer/content/figures/figure.ts'
import { type Ledger, readLedger } from '../../renderer/content/figures/ledger.ts'
import { writeEntry } from '../../renderer/content/figures/new-entry.ts'
import { applySplices, blockAt, pairOf, replaceScalar, type Splice } from './yaml-text.ts'

/**
 * Takes differences into the text of a ledger. All else stays as it was written: order, comments, quotes, spaces.
 *
 * @returns the text, or undefined when the ledger is written in a way that only a person can change
 */
export function editLedger(text: string, taken: readonly LedgerDifference[]): string | undefined {
  const document = parseDocument(text)
  const splices = taken.flatMap((difference) => splicesFor(text, document, difference))
  const edited = applySplices(text, splices)
  return hasTaken(text, edited, taken) ? edited : undefined
}

function splicesFor(text: string, document: Document, difference: LedgerDifference): Splice[] {
  const map = document.getIn(['figures', difference.kind === 'new' ? difference.after : difference.index], true)
  if (!isMap(map) || !map.range) return []
  const { from, to, depth } = blockAt(text, map.range[0])
  switch (difference.kind) {
    case 'changed':
      // Within braces only a single value is changed.
      return map.flow
        ? replaceScalar(pairOf(map, 'value')?.value, difference.figure.value)
        : changeForm(text, document, map, difference.figure)
    case 'renumbered':
      return replaceScalar(pairOf(map, 'id')?.value, difference.figure.id)
    case 'gone':
      return [{ from, to, text: '' }]
    case 'new': {
      const isCutOff = to === text.length && !text.endsWith('\n')
      return [{ from: to, to, text: `${isCutOff ? '\n' : ''}${writeEntry(difference.entry, depth)}\n` }]
    }
  }
}

/** Changes what differs of value, unit, qualifier and notation, each on its line; they follow the id in this order. */
function changeForm(text: string, document: Document, map: YAMLMap, figure: FigureForm): Splice[] {
  const splices: Splice[] = []
  let before = pairOf(map, 'id')
  for (const name of ['value', 'unit', 'qualifier', 'notation'] as const) {
    const pair = pairOf(map, name)
    // What is the default is left out, unless somebody wrote it.
    const wanted = name === 'notation' && figure[name] === 'standard' && !pair ? undefined : figure[name]
    const place = pair ?? before
    const offset = place?.key.range?.[0]
    if (offset === undefined) return []
    const { from, to, depth } = blockAt(text, offset, { isField: true })
    const margin = ' '.repeat(depth)
    const field = stringify({ [name]: wanted }, { lineWidth: 0 }).replace(/\n(?=.)/g, `\n${margin}`)
    before = place
    const value = pair?.value
    if (isNode(value) ? isDeepStrictEqual(value.toJS(document), wanted) : wanted === undefined) continue
    if (!pair) splices.push({ from: to, to, text: margin + field })
    else if (wanted === undefined) splices.push({ from, to, text: '' })
    else if (isScalar(value) && typeof wanted !== 'object') splices.push(...replaceScalar(value, wanted))
    else splices.push({ from: offset, to, text: field })
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
