import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { formatFigure } from '../../renderer/content/figures/format.ts'
import type { LoadedContent } from '../../renderer/content/load.ts'
import { completeUrl } from '../../renderer/hosting/base-path.ts'
import type { PageReading } from '../../renderer/reading/check-reading.ts'

/**
 * Writes `figures.json`: every figure that a visitor can see, for people and programs who quote it. The places are
 * relative to the content folder, so that every machine writes the same bytes.
 */
export function writeFiguresFile(
  client: string,
  root: string,
  { ledger, figures, site }: LoadedContent,
  pages: readonly PageReading[],
): void {
  const url = site?.settings.data.url ?? ''
  const seenOn = new Map<string, string[]>()
  for (const page of pages) {
    for (const id of new Set(page.figures.map((figure) => figure.id))) {
      const paths = seenOn.get(id)
      if (paths) paths.push(page.path)
      else seenOn.set(id, [page.path])
    }
  }
  const published = (ledger?.figures ?? []).flatMap((entry) => {
    const { id, value, unit, qualifier, meaning } = entry
    const paths = seenOn.get(id)
    const figure = figures[id]
    if (!paths || !figure) return []
    const source =
      entry.source === 'frontmatter' ? `${relative(root, figure.location.file)}:${figure.location.line}` : entry.source
    return [
      {
        id,
        display: formatFigure(entry),
        value,
        unit,
        qualifier,
        meaning,
        pages: paths.map((path) => completeUrl(url, path)),
        source,
      },
    ]
  })
  writeFileSync(join(client, 'figures.json'), `${JSON.stringify({ figures: published }, null, 1)}\n`)
}
