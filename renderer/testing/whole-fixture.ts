import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { type PageContext, pageContextAt, type WholeSite } from '../page-context.ts'
import { fixture } from './fixture.ts'

/** The fixture's site as pages get it, on its day, with every picture as it is. */
export const wholeFixture: WholeSite = { ...loadedFixture.site, today: fixture.day, photographs: {} }

/** What a page of the fixture's site is made from, or of another site. */
export function contextAt(path: string, site = wholeFixture): PageContext {
  const page = pageContextAt(site, path)
  if (!page) throw new Error(`there is no page ${path}`)
  return page
}
