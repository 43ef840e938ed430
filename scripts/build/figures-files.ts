import { relative } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { fileAddresses } from '../../renderer/addresses.ts'
import { type Figure, keptIn } from '../../renderer/content/figures/figure.ts'
import { formatFigure } from '../../renderer/content/figures/format.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { completeUrl } from '../../renderer/hosting/base-path.ts'
import type { PagesResult } from '../check/read-pages.ts'
import type { Output } from './output.ts'

/**
 * Writes `figures.json` and `figures.csv`: every figure that a visitor can see, for people and programs who quote it. The
 * places are relative to the content folder, so that every machine writes the same bytes.
 */
export async function writeFiguresFiles(
  output: Output,
  root: string,
  loaded: LoadedContent,
  seenOn: PagesResult['seenOn'],
) {
  const { ledger, figures, site } = loaded
  const { url } = site.settings.data
  const published = ledger.figures.flatMap((entry) => {
    const { id, value, unit, qualifier, meaning } = entry
    const paths = seenOn.get(id)
    const figure = figures[id]
    if (!paths || !figure) return []
    const { label, standsFor } = figure
    const display = formatFigure(entry)
    const pages = paths.map((path) => completeUrl(url, path))
    return [{ id, label, standsFor, display, value, unit, qualifier, meaning, pages, source: writtenAt(figure, root) }]
  })
  const hash = output.write(`client${fileAddresses.figures}`, `${JSON.stringify({ figures: published }, null, 1)}\n`)
  await output.make(`client${fileAddresses.figuresTable}`, hash, () => {
    // The columns are in this order. A range has its ends in columns of their own.
    const rows = published.map(({ value, unit, qualifier, meaning, pages, source, ...named }) => {
      const { from, to } = typeof value === 'object' ? value : {}
      const number = { value: typeof value === 'object' ? undefined : value, from, to, unit, qualifier }
      return { ...named, ...number, meaning, pages: pages.join(' '), source }
    })
    // A text that a spreadsheet would run begins with an apostrophe; a number stays one.
    return stringify(rows, { header: true, record_delimiter: 'windows', escape_formulas: true })
  })
}

/** Where a figure is written: a line of a content file, the folder or file that was counted, or a file of the code. */
function writtenAt({ id, location: { file, line } }: Figure, root: string): string {
  const kept = keptIn(id)
  if (kept === 'code') return file
  const path = relative(root, file)
  if (kept === 'count') return file.endsWith('/') ? `${path}/` : path
  return `${path}:${line}`
}
