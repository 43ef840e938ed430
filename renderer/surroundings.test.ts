import { expect, it } from 'vitest'
import data from '../pages/article/@id/+data.ts'
import { addressOf } from './content/kinds/routes.ts'
import { beginTrace, isAnswered } from './content/memory/trace.ts'
import { loadedFixture } from './content/testing/loaded-fixture.ts'
import { structuredData } from './structured-data/structured-data.ts'
import { surround } from './surroundings.ts'
import { fixture } from './testing/fixture.ts'

const { site } = loadedFixture
const surroundings = surround(site, { today: fixture.day, photographs: {} })

it('finds a file by its id, with those before and after it', () => {
  const [first, second] = site.pilots
  expect(surroundings.entryOf('pilots', second?.id ?? '')).toBe(second)
  expect(surroundings.neighboursOf('pilots', first?.id ?? '')).toEqual({ previous: undefined, next: second })
  expect(surroundings.neighboursOf('pilots', site.pilots.at(-1)?.id ?? '').next).toBeUndefined()
})

it('finds nothing of an id that there is not, or that another kind of content has', () => {
  const id = site.articles[0]?.id ?? ''
  for (const unknown of ['', 'nobody', id]) {
    expect(surroundings.entryOf('pilots', unknown)).toBeUndefined()
    expect(surroundings.neighboursOf('pilots', unknown)).toEqual({ previous: undefined, next: undefined })
  }
})

it('a page of one file asks for none of the others in its list', () => {
  const [{ id } = { id: '' }] = site.articles
  const { traced, answers } = beginTrace(surroundings)
  const urlOriginal = addressOf('articles', id)
  const config = { Page: () => null, data }
  const context = { urlOriginal, site: traced, basePath: '/', routeParams: { id }, is404: null, config }
  structuredData(traced, urlOriginal, data(context).head.title)
  const isKnownAfterEdit = (isEdited: (edited: string) => boolean) => {
    const articles = site.articles.map((entry) => (isEdited(entry.id) ? { ...entry, version: 'another' } : entry))
    return isAnswered(answers(), surround({ ...site, articles }, surroundings))
  }
  expect(isKnownAfterEdit((edited) => edited !== id)).toBe(true)
  expect(isKnownAfterEdit((edited) => edited === id)).toBe(false)
})
