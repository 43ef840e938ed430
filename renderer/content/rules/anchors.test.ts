import { expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { anchors } from './links.ts'

it('lists the places that there are, the nearest first', () => {
  expect(runRule(anchors, 'Text. [The list](/pilots#lists)')).toEqual([
    {
      file: 'pilots/candle.md',
      line: 4,
      column: 7,
      severity: 'error',
      rule: 'links/anchor',
      message: 'there is no place #lists on /pilots',
      fix: 'did you mean `list`? (available anchors: #list, #call)',
    },
  ])
})

it.each([
  '[a](#about)',
  '[a](/pilot/candle#about)',
  '[a](/pilots?x=1#list)',
  '[a](/pilots#l%69st)',
  '[a](https://example.org/#x)',
])('finds the place of %s', (body) => {
  expect(runRule(anchors, body)).toEqual([])
})

it('leaves the link to a page that does not exist to another rule', () => {
  expect(runRule(anchors, '[a](/nowhere#list)')).toEqual([])
})

it('says nothing of a page that could not be read', () => {
  const silent = (body: string) =>
    runRule((document, context) => anchors(document, { ...context, anchorsOf: () => undefined }), body)
  expect(silent('[a](#nowhere)')).toEqual([])
})

it('does not stumble over a broken escape', () => {
  expect(runRule(anchors, '[a](#%zz)')).toMatchObject([{ message: 'there is no place #%zz on this page' }])
})
