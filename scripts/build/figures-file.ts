import { relative } from 'node:path'
import { fileAddresses } from '../../renderer/addresses.ts'
import { type Figure, keptIn } from '../../renderer/content/figures/figure.ts'
import { formatFigure } from '../../renderer/content/figures/format.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { completeUrl } from '../../renderer/hosting/base-path.ts'
import type { PagesResult } from '../check/read-pages.ts'
import type { Output } from './output.ts'

/**
 * Writes `figures.json`: every figure that a visitor can see, for people and programs who quote it. The places are
 * relative to the content folder, so that every machine writes the same bytes.
 */
export function writeFiguresFile(
  output: Output,
  root: string,
  { ledger, figures, site }: LoadedContent,
  seenOn: PagesResult['seenOn'],
): void {
  const url = site?.settings.data.url ?? ''
  const published = (ledger?.figures ?? []).flatMap((entry) => {
    const { id, value, unit, qualifier, meaning } = entry
    const paths = seenOn.get(id)
    const figure = figures[id]
    if (!paths || !figure) return []
    return [
      {
        id,
        label: figure.label,
        standsFor: figure.standsFor,
        display: formatFigure(entry),
        value,
        unit,
        qualifier,
        meaning,
        pages: paths.map((path) => completeUrl(url, path)),
        source: writtenAt(figure, root),
      },
    ]
  })
  output.write(fileAddresses.figures.slice(1), `${JSON.stringify({ figures: published }, null, 1)}\n`)
}

/** Where a figure is written: a line of a content file, the folder or file that was counted, or a file of the code. */
function writtenAt({ id, location: { file, line } }: Figure, root: string): string {
  const kept = keptIn(id)
  if (kept === 'code') return file
  const path = relative(root, file)
  if (kept === 'count') return file.endsWith('/') ? `${path}/` : path
  return `${path}:${line}`
}
