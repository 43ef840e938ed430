import { GapTable, PilotStrip } from '../components/gap.tsx'
import type { Pilot } from '../content/schemas/pilot.ts'
import type { WholeSite } from '../page-context.ts'
import { showOn } from './show-on.tsx'
import { wholeFixture } from './whole-fixture.ts'

/** The fixture's site with one pilot alone, some of whose fields are others. */
export function siteOf(id: string, glance: Partial<Pilot['glance']> = {}, fields: Partial<Pilot> = {}) {
  const pilots = wholeFixture.pilots
    .filter((pilot) => pilot.id === id)
    .map(({ data, ...pilot }) => ({ ...pilot, data: { ...data, ...fields, glance: { ...data.glance, ...glance } } }))
  return { ...wholeFixture, pilots }
}

/** A chart with figures of a pilot. */
export function chartsWith(kind: 'comparison' | 'dots', ...ids: string[]): Pick<Pilot, 'charts'> {
  return { charts: [{ id: 'a', kind, title: 'Apart', figures: ids.map((figure) => ({ figure, label: 'a' })) }] }
}

/** The pilots of a site, in the table and on the home page. */
export const inTable = (site: WholeSite) => showOn('/pilots', <GapTable pilots={site.pilots} />, site)
export const onHome = (site: WholeSite) => showOn('/', <PilotStrip pilots={site.pilots} />, site)

/** The table with what a pilot found. */
export const showFound = (found: string) => inTable(siteOf('lantern-post', { found }))
