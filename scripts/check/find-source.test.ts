import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { createSourceFinder, findReference } from './find-source.ts'

const content = (text: string) => join(createFolder({ 'a.md': text }), 'a.md')

test.each([
  ['plain words', 'One.\n\nHere we met 4711 people.\n', 'Here we met 4711 people.', 3, 13],
  ['words over two lines', 'Here we\nmet 4711 people.\n', 'Here we met 4711 people.', 2, 5],
  ['marked words', 'We *met* **4711** people.\n', 'We met 4711 people.', 1, 12],
  ['words before a figure', 'We met 4711 people in :stat[year].\n', 'We met 4711 people in … .', 1, 8],
  ['a text that was put together', 'title: All 4711 people\n', 'The site: All 4711 people today', 1, 12],
])('the line of a content file is found by %s', (_, source, text, line, column) => {
  const file = content(source)
  expect(createSourceFinder()(text, '4711', file)).toEqual({ file, line, column })
})

test('the line of a component is found where the content says nothing of it', () => {
  const found = createSourceFinder()('summary_large_image', 'large', content('Nothing.'))
  expect(found?.file).toBe('renderer/head/DocumentHead.tsx')
})

test('a number that is the whole of a text is not taken for any other that looks like it', () => {
  const text = 'width: 4711\n\n<p>4711</p>\n'
  expect(createSourceFinder()('4711', '4711', content(text))).toMatchObject({ line: 3, column: 4 })
  expect(createSourceFinder()('4711', '4711', content('width: 4711\n'))).toBeUndefined()
})

test('what stands nowhere has no line', () => {
  expect(createSourceFinder()('4711 quokkas', '4711', 'no-such-file.md')).toBeUndefined()
})

test('of several references to a figure the one with the words beside it is found', () => {
  const file = content('All :stat[reach] people.\n\nAll **:stat[reach]** million, minus :stat[reach].\n')
  expect(findReference('a-pilot/reach', 'million', file)).toEqual({ file, line: 3, column: 7 })
  expect(findReference('a-pilot/reach', 'minus', file)).toEqual({ file, line: 3, column: 37 })
})

test('the first reference to a figure is found by its name or by its whole id', () => {
  const file = content('Some text.\n\nAll :stat[a-pilot/reach] and <Stat id="donors" />.\n')
  expect(findReference('a-pilot/reach', 'minus', file)).toEqual({ file, line: 3, column: 5 })
  expect(findReference('other/donors', 'minus', file)).toEqual({ file, line: 3, column: 30 })
  expect(findReference('a-pilot/donor', 'minus', file)).toBeUndefined()
})
