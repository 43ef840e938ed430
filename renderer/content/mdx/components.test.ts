import { expect, it } from 'vitest'
import { mdxComponents } from './components.ts'

it('describes every component for writers', () => {
  for (const [name, schema] of Object.entries(mdxComponents)) expect(schema.description, name).toMatch(/\w/)
})

it('takes no attribute that could hold code or markup', () => {
  const attributes = Object.values(mdxComponents).flatMap((schema) => Object.keys(schema.shape))
  expect([...new Set(attributes)].sort()).toEqual(['form', 'id', 'title'])
})

it('names every component with a capital, as MDX tells it from an element', () => {
  for (const name of Object.keys(mdxComponents)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/)
})
