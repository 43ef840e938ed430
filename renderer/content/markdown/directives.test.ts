import type { Nodes } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { expect, it } from 'vitest'
import { formOf } from '../figures/reference.ts'
import { resolveDirectives } from './directives.ts'
import { parse } from './processor.ts'

const figures = {
  'candle/reach': {
    id: 'candle/reach',
    value: 6,
    qualifier: '+' as const,
    notation: 'standard' as const,
    location: { file: 'f', line: 1, column: 1 },
  },
}
const context = {
  figures,
  scope: 'candle',
  email: 'a@example.org',
  kind: 'pilots' as const,
  website: 'https://example.org',
  meaningOf: () => undefined,
}

function directiveIn(markdown: string): TextDirective {
  const tree = parse(markdown)
  const [paragraph] = tree.children
  const directive =
    paragraph && 'children' in paragraph && paragraph.children.find((node: Nodes) => node.type === 'textDirective')
  if (!directive) throw new Error('there is no paragraph')
  if (directive.type !== 'textDirective') throw new Error('there is no directive')
  resolveDirectives(tree, context)
  return directive
}

it.each([
  [':stat[reach]', '6+'],
  [':stat[reach]{form=bare}', '6'],
  [':stat[reach]{form="words"}', 'six+'],
  [':stat[reach]{form=roman}', '6+'],
  [':stat[candle/reach]', '6+'],
  [':stat[*reach*]', '6+'],
])('shows %s as %s', (markdown, words) => {
  expect(directiveIn(markdown).children).toEqual([{ type: 'text', value: words }])
})

it.each([':stat[nope]', ':stat', ':stat[]', ':note[reach]'])('leaves %s as it is', (markdown) => {
  expect(directiveIn(markdown).data).toBeUndefined()
})

it('takes an unknown form for the full one', () => {
  expect(
    [':stat[a]{form=words}', ':stat[a]{form}', ':stat[a]'].map((text) => formOf(directiveIn(text).attributes)),
  ).toEqual(['words', 'full', 'full'])
})
