import { expect, it } from 'vitest'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { countFigures } from './derived.ts'

const { site } = loadedFixture

const valuesOf = (figures: ReturnType<typeof countFigures>) =>
  Object.fromEntries(figures.map(({ id, value }) => [id.replace('count/', ''), value]))

it('counts only the stories of the challenge as editions, and takes their years from their dates', () => {
  const [first] = site.articles
  if (!first) throw new Error('there is no article')
  const article = (date: string, category: 'Innovation Challenge' | 'Manifesto') => ({
    ...first,
    data: { ...first.data, date, category },
  })
  const articles = [
    article('2024-01-01', 'Innovation Challenge'),
    article('2026-12-31', 'Innovation Challenge'),
    article('2019-06-01', 'Manifesto'),
  ]
  expect(valuesOf(countFigures({ ...site, articles }))).toMatchObject({
    articles: 3,
    editions: 2,
    'first-edition-year': 2024,
    'latest-edition-year': 2026,
  })
})

it('counts the pilots that met their goal and those that had a control group', () => {
  const [first] = site.pilots
  if (!first) throw new Error('there is no pilot')
  const pilot = (goalMet: boolean, controlGroup: boolean) => ({
    ...first,
    data: { ...first.data, goalMet, controlGroup },
  })
  const pilots = [pilot(true, false), pilot(false, true), pilot(false, true), pilot(false, false)]
  expect(valuesOf(countFigures({ ...site, pilots }))).toMatchObject({ 'goals-met': 1, 'control-groups': 2 })
})

it('names no year where there is no edition', () => {
  const counts = valuesOf(countFigures({ ...site, articles: [] }))
  expect(counts).toMatchObject({ articles: 0, editions: 0 })
  expect(Object.keys(counts).filter((name) => name.endsWith('year'))).toEqual([])
})

it('says which folder or file was counted', () => {
  const figures = countFigures(site)
  const fileOf = (name: string) => figures.find(({ id }) => id === `count/${name}`)?.location.file
  expect(fileOf('pilots')).toMatch(/\/pilots\/$/)
  expect(fileOf('values')).toMatch(/\/pages\/about\.mdx$/)
})
