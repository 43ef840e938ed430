import { expect, it } from 'vitest'
import { markdownAddress } from '../addresses.ts'
import { parse } from '../content/markdown/processor.ts'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { markdownCopies } from './markdown-copies.ts'

const { site, routes } = loadedFixture
const copies = new Map([...markdownCopies(site)].map(({ name, content }) => [name, content]))

it('gives every page exactly one copy', () => {
  expect([...copies.keys()].sort()).toEqual(routes.map(({ path }) => markdownAddress(path).slice(1)).sort())
})

it.each([...copies])('writes %s as plain markdown under one title', (_, markdown) => {
  const titles = parse(markdown).children.filter((node) => node.type === 'heading' && node.depth === 1)
  expect(titles).toHaveLength(1)
  expect(markdown.length).toBeGreaterThan(200)
  for (const trace of [/:stat\[/, /^::[a-z]/m, /<[A-Z]/, /undefined/, /\]\(\//, /\n{4}/])
    expect(markdown).not.toMatch(trace)
})

it('shows the data that components stand for', () => {
  expect(copies.get('pilot/lantern-post.md')).toContain('- **M1** Choosing the pictures: Nov 2017')
  expect(copies.get('about.md')).toContain(site.leaders[0]?.data.name)
  expect(copies.get('nominate-beacon.md')).toContain('**14 and 16 May 2041, 10:30–12:00 GMT**')
})

it('says of a difference that is not significant that it is none', () => {
  expect(copies.get('pilot/lantern-post.md')).toContain('The difference is not significant.')
})
