import { describe, expect, it } from 'vitest'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { assembleContent } from './assemble.ts'
import type { Entry } from './entry.ts'

const { entries } = loadedFixture

describe('the content', () => {
  it('is whole without any pilot, article or leader', () => {
    const none = entries.filter(({ kind }) => !['pilots', 'articles', 'leaders'].includes(kind))
    expect(assembleContent(none)).toMatchObject({ pilots: [], articles: [], leaders: [] })
  })

  it('is the same whatever the order in which the files were read', () => {
    const ids = (list: readonly Entry[]) => {
      const { pilots, articles, policy } = assembleContent(list)
      return [pilots, articles, policy].map((some) => some.map(({ id }) => id))
    }
    expect(ids([...entries].reverse())).toEqual(ids(entries))
  })

  it('lists the latest story first', () => {
    const dates = assembleContent(entries).articles.map(({ data }) => data.date)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('lists the sections of the policy by their numbers', () => {
    const numbers = assembleContent(entries).policy.map(({ file }) => /(\d+)-[^/]*$/.exec(file)?.[1])
    expect(numbers).toEqual(['01', '02', '03', '04'])
  })

  it('carries the rendered text of each file', () => {
    const contact = entries.find(({ kind }) => kind === 'contact')
    const text = [{ blocks: [] }]
    const checked = { key: '1', sections: () => text }
    const content = assembleContent(entries, new Map([[contact?.file ?? '', checked]]))
    expect(content?.contact).toMatchObject({ sections: text, key: '1' })
    expect(content?.home).toMatchObject({ sections: [], key: '' })
  })
})
