import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { fileInput } from '../../renderer/files/testing/file-input.ts'
import { previewCard } from '../../renderer/preview-images/card.ts'
import { drawCard } from '../../renderer/preview-images/draw-card.ts'
import { font } from './pictures.ts'

const { site, routes } = fileInput
const colors = { night: '#111111', onNight: '#eeeeee', glow: '#ffaa00' }

it('draws every title and figure within the margins, in the typeface itself', () => {
  for (const file of font.fontFiles) expect(readFileSync(file).readUInt32BE(0)).toBe(0x0001_0000)
  for (const route of routes) {
    const svg = drawCard(previewCard(site, route), { colors, motif: () => '' })
    const texts = svg.replace(/<path[^>]*\/>/g, '')
    const box = new Resvg(texts, { font }).getBBox()
    if (!box) throw new Error(`${route.path} has no text`)
    expect(box.x, route.path).toBeGreaterThanOrEqual(60)
    expect(box.x + box.width, route.path).toBeLessThanOrEqual(1140)
    expect(box.y + box.height, route.path).toBeLessThanOrEqual(620)
  }
}, 60_000)
