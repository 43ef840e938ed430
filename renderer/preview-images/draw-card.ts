import { type PreviewCard, previewSize } from './card.ts'
import { measureText, wrapText } from './wrap-text.ts'

/** The colours of a preview image: those of the site's night, in every theme. */
export interface PreviewColors {
  night: string
  onNight: string
  glow: string
}

/** How a preview image is drawn. */
export interface DrawOptions {
  colors: PreviewColors
  /** The name of the typeface. */
  family: string
  /** The drawing of a page: an `svg` element with a `viewBox` that is sliced to whatever room it gets. */
  motif: (card: PreviewCard) => string
}

const margin = 64
const textWidth = 640
const titleSizes = [92, 80, 70, 60, 52] as const
const figureSizes = [64, 54, 44, 36, 28] as const
const labelSize = 24

/** Draws a preview image as an SVG: the title and the figures on the night, and the drawing of the page beside them. */
export function drawCard(card: PreviewCard, { colors, family, motif }: DrawOptions): string {
  const { width, height } = previewSize
  const left = margin + textWidth + 40
  const picture = motif(card).replace('<svg ', `<svg x="${left}" y="0" width="${width - left}" height="${height}" `)
  const rows = card.figures.length > 0 ? 3 : 5
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${family}">
<path d="M0 0h${width}v${height}H0z" fill="${colors.night}"/>
${picture}
${line(card.kicker, { x: margin, y: margin + 28, size: 28, color: colors.glow, weight: 500 })}
${drawTitle(card.title, rows, colors.onNight)}
${drawFigures(card, colors)}
</svg>
`
}

/** The title in the largest size that has room for all of it. */
function drawTitle(title: string, rows: number, color: string): string {
  const tries = titleSizes.map((size) => ({ size, ...wrapText(title, size, textWidth, rows) }))
  const chosen = tries.find(({ isWhole }) => isWhole) ?? tries.at(-1)
  if (!chosen) return ''
  const { size, lines } = chosen
  return lines
    .map((text, index) =>
      line(text, { x: margin, y: margin + 60 + size + Math.round(index * size * 1.02), size, color, weight: 800 }),
    )
    .join('\n')
}

/** The figures side by side. One whose label has no room is left out: half a label might say something else. */
function drawFigures({ figures }: PreviewCard, colors: PreviewColors): string {
  const column = Math.floor(textWidth / Math.max(figures.length, 1))
  const room = column - 20
  const shown = figures
    .map(({ display, label }) => ({ display, label: wrapText(label, labelSize, room, 3) }))
    .filter(({ label }) => label.isWhole)
  const size = figureSizes.find((size) => shown.every(({ display }) => measureText(display, size) <= room)) ?? labelSize
  return shown
    .map(({ display, label }, index) => {
      const x = margin + index * column
      return [
        line(display, { x, y: 488, size, color: colors.glow, weight: 800 }),
        ...label.lines.map((text, row) =>
          line(text, { x, y: 522 + row * 28, size: labelSize, color: colors.onNight, weight: 500 }),
        ),
      ].join('\n')
    })
    .join('\n')
}

function line(
  text: string,
  { x, y, size, color, weight }: { x: number; y: number; size: number; color: string; weight: number },
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(text)}</text>`
}

function escapeXml(text: string): string {
  // `]]>` has a meaning of its own.
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
