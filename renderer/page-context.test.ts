import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Article from '../pages/article/@id/+Page.tsx'
import Pilot from '../pages/pilot/@id/+Page.tsx'
import { pageContextAt } from './page-context.ts'
import { contextAt, wholeFixture as site } from './testing/whole-fixture.ts'
import { PageProvider, useSite } from './use-page.ts'

const { pilots, articles } = site

it('the page of a file knows those before and after it, around from the last to the first', () => {
  const [first, second] = pilots
  const last = pilots.at(-1)
  const besides = (file: typeof first) => contextAt(`/pilot/${file?.id}`)
  expect(besides(first)).toMatchObject({ neighbours: { previous: { id: last?.id }, next: { id: second?.id } } })
  expect(besides(second)).toMatchObject({ neighbours: { previous: { title: first?.data.title } } })
  expect(besides(last)).toMatchObject({ neighbours: { next: { drawing: { theme: first?.data.category } } } })
})

it('a file that is alone in its list leads nowhere', () => {
  const [only] = articles
  const page = contextAt(`/article/${only?.id}`, { ...site, articles: articles.slice(0, 1) })
  expect(page).toMatchObject({ neighbours: undefined })
})

it('there is no page of an id that nothing has, or that another kind of content has', () => {
  for (const path of ['/pilot/', '/pilot/nobody', `/pilot/${articles[0]?.id}`, '/nowhere'])
    expect(pageContextAt(site, path)).toBeUndefined()
})

it.each([
  ...pilots.map(({ id }) => [`/pilot/${id}`, Pilot] as const),
  ...articles.map(({ id }) => [`/article/${id}`, Article] as const),
])('the page %s is the same whatever else the site holds', (path, Page) => {
  const show = (page: ReturnType<typeof contextAt>) =>
    renderToStaticMarkup(createElement(PageProvider, { value: { ...page, path } }, createElement(Page)))
  const page = contextAt(path)
  expect(page).not.toHaveProperty('whole')
  expect(Object.keys(page.site.figures).length).toBeLessThan(Object.keys(site.figures).length)
  expect(show(page)).toBe(show({ ...page, site }))
})

it('a page that lists others has what their fields say and not their texts', () => {
  const page = contextAt('/pilots')
  const listed = 'whole' in page ? [...page.whole.pilots, ...page.whole.articles] : []
  expect(listed.map(({ data }) => data)).toEqual([...pilots, ...articles].map(({ data }) => data))
  expect(new Set(listed.flatMap(Object.keys))).toEqual(new Set(['id', 'data']))
})

it('a component that asks for the whole site on the page of one file is refused', () => {
  const Asking = () => useSite().about.data.title
  const path = `/pilot/${pilots[0]?.id}`
  const show = (at: string) =>
    renderToStaticMarkup(createElement(PageProvider, { value: { ...contextAt(at), path: at } }, createElement(Asking)))
  expect(() => show(path)).toThrow('is made from its own file alone')
  expect(show('/about')).toBe(site.about.data.title)
})
