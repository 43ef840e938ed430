import { expect, it } from 'vitest'
import type { Section } from '../content/markdown/render.ts'
import { groundOf } from './ground-of.ts'

const text = { kind: 'html', html: '<p>Words.</p>' } as const
const quote = { kind: 'html', html: '<blockquote><p>Remember.</p></blockquote>' } as const
const block = (name: 'stats' | 'chart' | 'languages' | 'milestones', argument = '') =>
  ({ kind: 'component', name, argument }) as const

it.each<[string, Section['blocks'], 'night' | 'dusk' | undefined]>([
  ['words alone', [text], undefined],
  ['a sentence to remember', [quote, text], 'dusk'],
  ['a sentence to remember and a chart', [quote, block('chart', 'reach')], undefined],
  ['languages', [text, block('languages')], 'dusk'],
  ['a plan and languages', [text, block('milestones'), block('languages')], 'dusk'],
  ['a plan', [text, block('milestones')], undefined],
  ['languages and a chart', [block('languages'), block('chart', 'reach')], undefined],
  ['figures with marks', [text, block('stats', 'minutes,teeth')], 'night'],
  ['figures with marks and a chart', [block('stats', 'teeth'), block('chart', 'reach')], undefined],
  ['figures without marks', [block('stats', 'minutes')], undefined],
  ['a chart with the name of a figure with marks', [block('chart', 'teeth')], undefined],
])('the ground of a part with %s', (_, blocks, ground) => {
  expect(groundOf({ blocks }, (id) => id === 'teeth')).toBe(ground)
})
