import { describe, expect, it } from 'vitest'
import { fileInput } from '../files/testing/file-input.ts'
import { previewCard } from './card.ts'
import { drawCard } from './draw-card.ts'
import { drawIcon } from './draw-icon.ts'
import { wrapText } from './wrap-text.ts'

const { site, routes } = fileInput
const options = {
  colors: { night: '#111111', onNight: '#eeeeee', glow: '#ffaa00' },
  family: 'A',
  motif: ({ seed }: { seed: string }) => `<svg viewBox="0 0 1 1" data-seed="${seed}"></svg>`,
}
const card = { seed: 'a', kicker: 'Kind', title: 'Title', figures: [] }

describe.each(routes)('the card of $path', (route) => {
  const { seed, title, figures } = previewCard(site, route)

  it('shows the whole title and the drawing of the page', () => {
    const svg = drawCard(previewCard(site, route), options)
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ')
    expect(words.replaceAll('&amp;', '&')).toContain(title)
    expect(svg).toContain(`data-seed="${seed}"`)
  })

  it('shows figures with what they count', () => {
    expect(figures.length).toBeLessThanOrEqual(3)
    for (const { display, label } of figures) expect(display && label).toBeTruthy()
  })
})

it('takes the highlights of a pilot, written by the one formatter', () => {
  const route = routes.find(({ path }) => path === '/pilot/lantern-post')
  expect(route && previewCard(site, route).figures.map(({ display }) => display)).toEqual(['0.4%', '41,300', '8,600+'])
})

it('says of a goal that it is one', () => {
  const route = routes.find(({ path }) => path === '/pilot/keeper-club')
  const labels = route && previewCard(site, route).figures.map(({ label }) => label)
  expect(labels).toEqual([
    'felt that they belonged',
    'Goal: new keepers in the opening year',
    'Goal: recurring friends against other museums',
  ])
})

it('leaves out a figure whose label has no room, rather than cut it', () => {
  const long = { display: '912', label: 'lamps kept alight as '.repeat(20) }
  const svg = drawCard({ ...card, figures: [{ display: '38', label: 'people' }, long] }, options)
  expect(svg).toContain('>38<')
  expect(svg).not.toContain('912')
})

it('keeps to XML whatever a title says', () => {
  expect(drawCard({ ...card, title: 'A <b> & ]]>' }, options)).toContain('A &lt;b&gt; &amp; ]]&gt;')
})

it('refuses a route that is no page', () => {
  for (const path of ['/x', '/pilot/x'])
    expect(() => previewCard(site, { path, file: 'x.md' })).toThrow(`${path} is made from x.md, which is no page`)
})

it('breaks a text at its spaces, and says whether all of it fits', () => {
  expect(wrapText('aaaa bbbb cccc', 10, 60, 2)).toEqual({ lines: ['aaaa bbbb', 'cccc'], isWhole: true })
  expect(wrapText('aaaa bbbb cccc', 10, 30, 2)).toEqual({ lines: ['aaaa', 'bbbb…'], isWhole: false })
  expect(wrapText('a'.repeat(50), 10, 30, 2).isWhole).toBe(false)
})

it('keeps a maskable icon within the middle four fifths, on its own ground', () => {
  const icon = '<svg viewBox="0 0 32 32"><path fill="#123456"/></svg>'
  expect(drawIcon(icon, 'maskable')).toContain('<svg x="10" y="10" width="80" height="80" ')
  expect(drawIcon(icon, 'maskable')).toContain('h100v100H0z" fill="#123456"')
  expect(drawIcon(icon, 'any')).toBe(icon)
  expect(() => drawIcon('<svg></svg>', 'touch')).toThrow('ground')
})
