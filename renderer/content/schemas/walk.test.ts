import { expect, it } from 'vitest'
import { z } from 'zod'
import { heading, placeholder, slug, text } from './fields.ts'
import { stat } from './figure.ts'
import { field, fields } from './roles.ts'
import { textsIn, valuesIn } from './walk.ts'

const schema = fields({
  title: heading,
  pair: field('reference', z.tuple([slug, slug])).optional(),
  list: z.array(fields({ words: text, placeholder })).default([]),
  stats: z.array(stat).optional(),
})

it('gives every text with its role and its path, in the order of the file', () => {
  const list = [{ words: 'y' }, { words: 'z', placeholder: true }]
  expect(textsIn(schema, { list, title: 'x', pair: ['a', 'b'] })).toMatchObject([
    { text: 'y', role: 'prose', path: ['list', 0, 'words'] },
    { text: 'z', role: 'prose', path: ['list', 1, 'words'] },
    { text: 'x', role: 'heading', path: ['title'] },
    { text: 'a', role: 'reference', path: ['pair', 0] },
    { text: 'b', role: 'reference', path: ['pair', 1] },
  ])
})

it('gives values that are no texts, with the fields beside them', () => {
  const entry = { id: 'reach', value: { from: 1, to: 2 } }
  expect(valuesIn(schema, { list: [{ placeholder: true }], stats: [entry] })).toMatchObject([
    { value: true, role: 'placeholder', path: ['list', 0, 'placeholder'] },
    { value: 'reach', role: 'machine' },
    { value: { from: 1, to: 2 }, path: ['stats', 0, 'value'], beside: entry },
  ])
})

it('gives what there is of a file that is broken, and nothing that the schema does not know', () => {
  const list = [undefined, { words: 'y', word: 'z' }, 'a']
  expect(textsIn(schema, { title: null, list, constructor: 'b' })).toEqual([
    { text: 'y', role: 'prose', path: ['list', 1, 'words'], beside: list[1] },
  ])
})

it('goes through every form of a field that has several', () => {
  const rule = (name: string) => field('machine', z.literal(name))
  const forms = z.discriminatedUnion('rule', [
    fields({ rule: rule('a'), words: text }),
    fields({ rule: rule('b'), id: slug }),
  ])
  expect(textsIn(fields({ forms: z.array(forms) }), { forms: [{ rule: 'b', id: 'x' }, { words: 'y' }] })).toMatchObject(
    [
      { text: 'b', role: 'machine' },
      { text: 'x', role: 'machine' },
      { text: 'y', role: 'prose' },
    ],
  )
})
