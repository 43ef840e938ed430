import { expect, test } from 'vitest'
import { readSource } from './frontmatter.ts'
import { notePlaces, reopenSource } from './reopen-source.ts'

const text = '---\ntitle: A well\nlinks:\n  - label: Report\n    url: https://example.org\n---\n\nThe text.\n'

function reopen(fetch: () => string) {
  const read = readSource('a.md', text)
  if (!read.ok) throw new Error('the text is sound')
  return { source: read.value, again: reopenSource('a.md', fetch, notePlaces(read.value, [['links', 0, 'url']])) }
}

test('what was noted of the frontmatter is known without the text', () => {
  const { source, again } = reopen(() => {
    throw new Error('asked for the text')
  })
  expect(again.fields).toEqual(source.fields)
  expect(again.locate(['links', 0, 'url'])).toEqual(source.locate(['links', 0, 'url']))
})

test('everything else is as it was read, also after letting go', () => {
  const { source, again } = reopen(() => text)
  for (let time = 0; time < 2; time += 1) {
    expect([again.body, again.bodyLine]).toEqual([source.body, source.bodyLine])
    expect(again.locate(['title'])).toEqual(source.locate(['title']))
    expect(again.locate(['links', 0, 'url'], 'key')).toEqual(source.locate(['links', 0, 'url'], 'key'))
    expect(again.locateWithin(['title'], 2)).toEqual(source.locateWithin(['title'], 2))
    again.release()
  }
})
