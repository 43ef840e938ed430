import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { Neighbours } from './navigation.tsx'

const [first, second] = loadedFixture.site.articles

const render = (links: { words: string; to: typeof first }[]) =>
  load(renderToStaticMarkup(createElement(Neighbours, { kind: 'articles', label: 'More stories', links })))

it('leads to each page by its name, after the words that say which it is', () => {
  const $ = render([
    { words: 'Previous story', to: first },
    { words: 'Next story', to: second },
  ])
  const links = $('nav[aria-label="More stories"] a').toArray()
  expect(links.map((link) => [$(link).attr('href'), $(link).text()])).toEqual([
    [`/article/${first?.id}`, `Previous story${first?.data.title}`],
    [`/article/${second?.id}`, `Next story${second?.data.title}`],
  ])
})

it('is not there where there is nowhere to go', () => {
  expect(render([{ words: 'Next story', to: undefined }])('nav')).toHaveLength(0)
})
