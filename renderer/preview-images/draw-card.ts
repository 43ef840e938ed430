import { escapeMarkup } from '../content/texts/escape-markup.ts'
import { type PreviewCard, previewSize } from './card.ts'

/** How a preview image is drawn: in the colours of the site's night, whatever the theme. */
interface DrawOptions {
  colors: Readonly<Record<'night' | 'onNight' | 'glow', string>>
  /** The drawing of a page: an `svg` element that fills its room when it may show what lies beyond its `viewBox`. */
  motif: (card: PreviewCard) => string
}

const { width, height } = previewSize
const margin = 64
const textWidth = width - 2 * margin
/** How much of the height the drawing takes; the words are below it. */
const drawingHeight = 330
const figureWidth = 400
const gap = 48
const titleSizes = [96, 84, 74, 64, 56, 48] as const
const figureSizes = [132, 112, 96, 80, 66, 54] as const
const labelSize = 28
const labelLeading = 34
/** The baseline of the last line of words, and how high the figure with its label may be. */
const lastLine = height - 54
const wordsHeight = 210

/** Draws a preview image as an SVG: the whole drawing of the page, and beneath it the title and one large figure. */
export function drawCard(card: PreviewCard, { colors, motif }: DrawOptions): string {
  // What the drawing shows beyond its room is covered: cutting it off would take nine times as long as all the rest.
  const room = `x="0" y="0" width="${width}" height="${drawingHeight}" overflow="visible"`
  const figure = drawFigure(card, colors)
  const titleWidth = figure ? textWidth - figureWidth - gap : textWidth
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path d="M0 0h${width}v${height}H0z" fill="${colors.night}"/>
${motif(card).replace('<svg ', `<svg ${room} `)}
<path d="M0 ${drawingHeight}h${width}v${height - drawingHeight}H0z" fill="${colors.night}"/>
${line(card.kicker, { x: margin, y: drawingHeight + 62, size: 28, color: colors.glow, weight: 500 })}
${drawTitle(card.title, titleWidth, colors.onNight)}
${figure}
</svg>
`
}

/** The title in the largest size that has room for all of it. */
function drawTitle(title: string, room: number, color: string): string {
  const tries = titleSizes.map((size) => ({ size, ...wrapText(title, size, room, size > 64 ? 2 : 3) }))
  const chosen = tries.find(({ isWhole, lines, size }) => isWhole && lines.length * size <= 176) ?? tries.at(-1)
  if (!chosen) return ''
  const { size, lines } = chosen
  const top = drawingHeight + 84
  return lines
    .map((text, index) =>
      line(text, { x: margin, y: top + Math.round((index + 0.86) * size), size, color, weight: 800 }),
    )
    .join('\n')
}

/** The figure with its label. If they do not fit, both are left out: half a label might say something else. */
function drawFigure({ figure }: PreviewCard, colors: DrawOptions['colors']): string {
  if (!figure) return ''
  const label = figure.label ? wrapText(figure.label, labelSize, figureWidth, 3) : { lines: [], isWhole: true }
  const room = label.lines.length * labelLeading
  // A day needs no label, and may wrap.
  const tries = figureSizes.map((size) => ({
    size,
    ...wrapText(figure.display, size, figureWidth, figure.label ? 1 : 2),
  }))
  const chosen = tries.find(({ size, lines, isWhole }) => isWhole && lines.length * size + room <= wordsHeight)
  if (!chosen || !label.isWhole) return ''
  const x = width - margin - figureWidth
  const end = lastLine - room
  const { size, lines } = chosen
  return [
    ...lines.map((text, index) =>
      line(text, { x, y: end - (lines.length - 1 - index) * size, size, color: colors.glow, weight: 800 }),
    ),
    ...label.lines.map((text, index) =>
      line(text, { x, y: end + (index + 1) * labelLeading + 6, size: labelSize, color: colors.onNight, weight: 500 }),
    ),
  ].join('\n')
}

function line(
  text: string,
  { x, y, size, color, weight }: { x: number; y: number; size: number; color: string; weight: number },
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeMarkup(text)}</text>`
}

/** Letter widths in the display face, as shares of its size; slightly too large, so that nothing is cut. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’!|()]/, 0.28],
  [/[ftrI\s-]/, 0.36],
  [/[mwMW%@—]/, 0.86],
  [/[A-Z$€+\d]/, 0.62],
]
const usual = 0.53

/** About how wide a text is at a size, in pixels. */
function measureText(text: string, size: number): number {
  const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usual
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size
}

/** Breaks a text into lines at its spaces. If there are more than the limit, the last one ends in an ellipsis. */
export function wrapText(text: string, size: number, width: number, limit: number) {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureText(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const fits = lines.every((line) => measureText(line, size) <= width)
  if (lines.length <= limit) return { lines, isWhole: fits }
  return { lines: [...lines.slice(0, limit - 1), `${lines[limit - 1]}…`], isWhole: false }
}
