import { expect, it } from 'vitest'
import { findLooseAttribute } from './attribute-quotes.ts'

it.each([
  ['All <Stat id=count/pilots /> of them', 'id', 'count/pilots', 'count'],
  ['All <Stat id=“count/pilots” /> of them', 'id', 'count/pilots', '“count'],
  ['All <Stat id="count/pilots” /> of them', 'id', 'count/pilots', '"count'],
  ['All <Stat id="count/pilots” form="words" />', 'id', 'count/pilots', '"count'],
  ['All <Stat id="count/pilots" form=words />', 'form', 'words', 'words'],
  ['<Callout title=Not yet>a</Callout>', 'title', 'Not yet', 'Not'],
  ['<Callout title=“Not yet”>a</Callout>', 'title', 'Not yet', '“Not'],
  ['<Callout title="Not yet>a</Callout>', 'title', 'Not yet', '"Not'],
])('in %j the value without straight quotes is found', (text, name, value, start) => {
  const found = findLooseAttribute(text)
  expect(found).toMatchObject({ name, value })
  expect(text.slice(found?.index)).toMatch(new RegExp(`^${start}`))
})

it.each([
  'All <Stat id="count/pilots" form=\'words\'/>',
  '<Callout title="They said “not yet”">a = b</Callout>',
  'a < b, and c=d',
])('in %j there is none', (text) => {
  expect(findLooseAttribute(text)).toBeUndefined()
})
