import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fileAddresses, previewImageAddress } from '../../renderer/addresses.ts'
import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { iconFiles, manifest } from '../../renderer/files/web-manifest.ts'
import { readColor } from '../../renderer/head/theme-colors.ts'
import { HeroBeacon } from '../../renderer/motif/HeroBeacon.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'
import { type PreviewCard, previewCard } from '../../renderer/preview-images/card.ts'
import { drawCard } from '../../renderer/preview-images/draw-card.ts'
import { drawIcon, iconFile } from '../../renderer/preview-images/draw-icon.ts'
import { forEachAtOnce } from '../for-each.ts'
import type { Output } from './output.ts'

const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8')

/** Writes the preview image of every page. Those that were drawn from the same card before are not drawn again. */
export async function writePreviewImages(
  { site, routes, output }: { site: Site; routes: readonly Route[]; output: Output },
  signal: AbortSignal,
): Promise<void> {
  const colorOf = (name: string) => readColor(tokens, name).light
  const colors = { night: colorOf('night'), onNight: colorOf('on-night'), glow: colorOf('glow') }
  const motif = ({ drawing }: PreviewCard) =>
    renderToStaticMarkup(drawing ? createElement(Motif, { ...drawing, isBand: true }) : createElement(HeroBeacon, {}))
  const collect = createCollector()
  let drawn = 0
  const drawOne = async (card: PreviewCard) => {
    const picture = await drawOpaque(drawCard(card, { colors, motif }))
    drawn += 1
    if (drawn % 16 === 0) collect()
    return picture
  }
  const writeOne = async (route: Route) => {
    const card = previewCard(site, route)
    const key = JSON.stringify({ card, colors })
    await output.make(`client${previewImageAddress(route.path)}`, `picture ${hashParts([key])}`, () => drawOne(card))
  }
  // A picture for each core at a time, so that no more than these are in memory.
  await forEachAtOnce(routes, availableParallelism(), writeOne, signal)
}

/**
 * Makes a function that frees recent objects that are no longer used. The pixels of drawings do not count as JavaScript
 * memory, so nothing triggers a collection: three hundred drawings took a gigabyte, and with this next to nothing.
 */
function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext('gc')
  return () => collect({ type: 'minor' })
}

/** Writes the manifest and the icon, and pictures of it for devices that know no SVG. */
export async function writeIcons(site: Site, output: Output): Promise<void> {
  output.write('client/site.webmanifest', manifest({ site }, readColor(tokens, 'paper')))
  const icon = readFileSync(iconFile, 'utf8')
  output.write(`client${fileAddresses.icon}`, icon)
  for (const { name, size, purpose } of iconFiles) {
    const svg = drawIcon(icon, purpose)
    await output.make(`client/${name}`, `icon ${size} ${hashParts([svg])}`, () => drawIconAt(size, svg))
  }
}

/** Draws an icon as PNG, keeping its transparency. */
async function drawIconAt(width: number, svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const drawing = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font })
  return drawing.asPng()
}

/** Draws a picture without transparency as PNG. Sharp encodes it twice as fast as resvg, and smaller. */
async function drawOpaque(svg: string): Promise<Uint8Array> {
  const [{ default: sharp }, { renderAsync }] = await Promise.all([import('sharp'), import('@resvg/resvg-js')])
  const { pixels, width, height } = await renderAsync(svg, { font })
  // No picture is drawn twice.
  sharp.cache(false)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The cuts of the typeface, as `npm run generate` makes them. */
const fontFiles = ['title-latin', 'words-latin', 'title-latin-ext', 'words-latin-ext'].map((name) =>
  fileURLToPath(new URL(`../../renderer/fonts/picture-${name}.ttf`, import.meta.url)),
)

/** The typeface of the pictures, by the name that its files carry. These alone, so that every machine draws the same. */
export const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Bricolage Grotesque' }
