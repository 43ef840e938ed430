import { describe, expect, it } from 'vitest'
import { fileInput } from '../files/testing/file-input.ts'
import { type PreviewCard, previewCard } from './card.ts'
import { drawCard, wrapText } from './draw-card.ts'
import { drawIcon } from './draw-icon.ts'

const { site, routes } = fileInput
const options = {
  colors: { night: '#111111', onNight: '#eeeeee', glow: '#ffaa00' },
  motif: ({ drawing }: PreviewCard) => `<svg viewBox="0 0 1 1" data-seed="${drawing?.seed}"></svg>`,
}
const card = { drawing: { seed: 'a', theme: 'Kind' }, kicker: 'Kind', title: 'Title' }

describe.each(routes)('the card of $path', (route) => {
  const { drawing, title, figure } = previewCard(site, route)

  it('shows the whole title and the drawing of the page', () => {
    const svg = drawCard(previewCard(site, route), options)
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ')
    expect(words.replaceAll('&amp;', '&')).toContain(title)
    expect(svg).toContain(`data-seed="${drawing?.seed}"`)
  })

  it.runIf(figure)('shows one figure with what it counts, a day by itself', () => {
    const words = [...drawCard(previewCard(site, route), options).matchAll(/<text[^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    )
    expect(words.join(' ')).toContain(`${figure?.display} ${figure?.label}`.trim())
  })
})

const cardOf = (path: string, of = site) =>
  routes.filter((route) => route.path === path).map((route) => previewCard(of, route))

it('takes the first highlight of a pilot, written by the one formatter', () => {
  expect(cardOf('/pilot/lantern-post').map(({ figure }) => figure?.display)).toEqual(['0.4%'])
})

it('says of a goal that it is one', () => {
  const asGoals = Object.entries(site.figures).map(([id, figure]) => [id, { ...figure, standsFor: 'goal' as const }])
  const goals = { ...site, figures: Object.fromEntries(asGoals) }
  expect(cardOf('/pilot/keeper-club', goals).map(({ figure }) => figure?.label)).toEqual([
    'Goal: felt that they belonged',
  ])
})

it('takes the day of a summit, and the drawing of its page', () => {
  expect(cardOf('/innovation-summit')).toMatchObject([
    { drawing: { theme: 'summit' }, figure: { display: '14 May 2041', label: '' } },
  ])
})

it('counts in its drawing what the drawing of the page counts', () => {
  expect(cardOf('/article/open-call')).toMatchObject([{ drawing: { counts: [165, 19, 4] } }])
})

it('leaves out a figure whose label has no room, rather than cut it', () => {
  const long = { display: '912', label: 'lamps kept alight as '.repeat(20) }
  expect(drawCard({ ...card, figure: { display: '38', label: 'people' } }, options)).toContain('>38<')
  expect(drawCard({ ...card, figure: long }, options)).not.toContain('912')
})

it('keeps to XML whatever a title says', () => {
  expect(drawCard({ ...card, title: 'A <b> & ]]>' }, options)).toContain('A &lt;b&gt; &amp; ]]&gt;')
})

it('refuses a route that is not a page', () => {
  for (const path of ['/x', '/pilot/x'])
    expect(() => previewCard(site, { path, file: 'x.md' })).toThrow(`${path} is made from x.md, which is not a page`)
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
})
