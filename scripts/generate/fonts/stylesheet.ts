import type { fromBuffer } from '@capsizecss/unpack'
import type { Face } from './faces.ts'

/**
 * A late face waits for the next page (`optional`). Swapping it in moved text by up to a tenth of the window, however
 * well the fallback was scaled, because lines break elsewhere. With the preloads it is in time for nearly everybody.
 */
export function fontFace({ family, weight }: Face, file: string, range?: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: ${weight};
  font-display: optional;${range ? `\n  unicode-range: ${range};` : ''}
}`
}

/** System fonts, scaled so that text keeps its lines when the face replaces them: `Beacon Text Fallback`, `… 2`. */
export function fallbackFaces({ family, weight, fallbacks }: Face, metrics: Awaited<ReturnType<typeof fromBuffer>>) {
  const { ascent, descent, unitsPerEm, xWidthAvg } = metrics
  return fallbacks.map(({ fonts, averageWidth }, index) => {
    const scale = xWidthAvg / unitsPerEm / averageWidth
    const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
    return `@font-face {
  font-family: "${family} Fallback${index > 0 ? ` ${index + 1}` : ''}";
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  line-gap-override: 0%;
}`
  })
}
