import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Page from '../pages/article/@id/+Page.tsx'
import { addressOf } from './content/kinds/routes.ts'
import { beginTrace, isAnswered } from './content/memory/trace.ts'
import { loadedFixture } from './content/testing/loaded-fixture.ts'
import { SiteProvider } from './page.ts'
import { structuredData } from './structured-data/structured-data.ts'
import { surround } from './surroundings.ts'
import { fixture } from './testing/fixture.ts'

const { site } = loadedFixture
const surroundings = surround(site, { today: fixture.day, photographs: {} })

it('finds a file by its id, with those before and after it, around from the last to the first', () => {
  const [first, second] = site.pilots
  const last = site.pilots.at(-1)
  expect(surroundings.entryOf('pilots', second?.id ?? '')).toBe(second)
  expect(surroundings.neighbourOf('pilots', first?.id ?? '', 'next')).toBe(second)
  expect(surroundings.neighbourOf('pilots', second?.id ?? '', 'previous')).toBe(first)
  expect(surroundings.neighbourOf('pilots', last?.id ?? '', 'next')).toBe(first)
  expect(surroundings.neighbourOf('pilots', first?.id ?? '', 'previous')).toBe(last)
})

it('a file that is alone in its list leads nowhere', () => {
  const [only] = site.articles
  const alone = surround({ ...site, articles: site.articles.slice(0, 1) }, surroundings)
  for (const which of ['previous', 'next'] as const)
    expect(alone.neighbourOf('articles', only?.id ?? '', which)).toBeUndefined()
})

it('finds nothing of an id that there is not, or that another kind of content has', () => {
  const id = site.articles[0]?.id ?? ''
  for (const unknown of ['', 'nobody', id]) {
    expect(surroundings.entryOf('pilots', unknown)).toBeUndefined()
    expect(surroundings.neighbourOf('pilots', unknown, 'next')).toBeUndefined()
  }
})

it('a page of one file asks for it and for the next in its list, and for none of the others', () => {
  const [first, next] = site.articles
  if (!first) throw new Error('the fixture has no article')
  const { id } = first
  const articles = [...site.articles, { ...first, id: 'another' }]
  const shown = [id, next?.id]
  const { traced, answers } = beginTrace(surround({ ...site, articles }, surroundings))
  const path = addressOf('articles', id)
  renderToStaticMarkup(createElement(SiteProvider, { value: { site: traced, path, scope: id } }, createElement(Page)))
  structuredData(traced, path, first.data.title)
  const isKnownAfterEdit = (isEdited: (edited: string) => boolean) => {
    const edited = articles.map((entry) => (isEdited(entry.id) ? { ...entry, version: 'another' } : entry))
    return isAnswered(answers(), surround({ ...site, articles: edited }, surroundings))
  }
  expect(articles.length).toBeGreaterThan(shown.length)
  expect(isKnownAfterEdit((edited) => !shown.includes(edited))).toBe(true)
  for (const each of shown) expect(isKnownAfterEdit((edited) => edited === each)).toBe(false)
})
