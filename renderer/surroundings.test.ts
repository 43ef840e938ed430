import { expect, it } from 'vitest'
import { loadedFixture } from './content/testing/loaded-fixture.ts'
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
