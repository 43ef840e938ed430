import { expect, it } from 'vitest'
import { z } from 'zod'
import { fileKinds } from '../kinds/file-kinds.ts'
import { slug, text } from './fields.ts'
import { date, figureValue } from './figure.ts'
import { toJsonSchema } from './json-schema.ts'
import { field, fields } from './roles.ts'
import { valuesIn } from './walk.ts'

it('every field of every kind of file has a role', () => {
  for (const { schema } of fileKinds) expect(valuesIn(schema, {})).toEqual([])
})

it('a field keeps its role when it is described, checked further, made optional or put into a list', () => {
  const b = z.array(slug.meta({ examples: ['b'] })).default([])
  const schema = fields({ a: text.describe('a').optional(), b, c: text.max(3) })
  const roles = valuesIn(schema, { a: 'x', b: ['y'], c: 'z' }).map(({ role }) => role)
  expect(roles).toEqual(['prose', 'machine', 'prose'])
})

it('a field that is given another role loses the first', () => {
  expect(valuesIn(fields({ a: field('note', text) }), { a: 'x' })).toMatchObject([{ role: 'note' }])
  expect(valuesIn(fields({ a: text }), { a: 'x' })).toMatchObject([{ role: 'prose' }])
})

it('a form of fields that nobody walks yet is reported at once', () => {
  expect(() => valuesIn(fields({ a: z.array(text.nullable()) }), {})).toThrow('`a`')
})

it('nothing of a role is in the JSON Schema', () => {
  const json = toJsonSchema(fields({ a: text.describe('a'), b: field('machine', z.enum(['x'])) }))
  expect(json.properties).toEqual({
    a: { type: 'string', minLength: 1, description: 'a' },
    b: { type: 'string', enum: ['x'] },
  })
})

it('a field without a role does not compile, wherever it stands', () => {
  // @ts-expect-error a text
  fields({ a: z.string() })
  // @ts-expect-error a date
  fields({ a: text, b: date })
  // @ts-expect-error a number, which is part of a figure or of nothing
  fields({ a: z.number() })
  // @ts-expect-error the value of a figure without a name
  fields({ a: figureValue })
  // @ts-expect-error a choice in a list that may be left out
  fields({ a: z.array(z.enum(['x'])).default([]) })
  // @ts-expect-error a text among other fields
  fields({ a: z.array(z.object({ b: slug, c: z.string() })).optional() })
  // @ts-expect-error a text in one of several forms
  fields({ a: z.union([fields({ b: slug }), z.object({ c: z.string() })]) })
  // @ts-expect-error a text that a group was extended with
  fields({ a: fields({ b: slug }).extend({ c: z.string() }) })
})
