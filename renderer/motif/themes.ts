import { beacon, call, cycle, focus, game, messages, people, smile, stage, sunrise, writing } from './compositions.ts'
import type { Layer, SchemeName } from './drawing.ts'
import { book, lighthouse, quilt } from './page-compositions.ts'
import type { Random } from './random.ts'

/** What a drawing shows, and its colours; without colours, the seed chooses them. */
export interface Theme {
  compose: (random: Random) => Layer[]
  scheme?: SchemeName
  /** Whether the lower edge of the drawing is never cut off. */
  standsOnEdge?: boolean
}

/**
 * The themes of drawings: categories of pilots and articles, the summits, calls to act, and pages of their own. Writers may
 * list a category that has none.
 */
const themes: Readonly<Record<string, Theme>> = {
  'Leadership Development': { compose: people, scheme: 'sun' },
  'Digital Engagement': { compose: game, scheme: 'dusk' },
  'Social Enterprise': { compose: smile, scheme: 'ember' },
  'Platform Innovation': { compose: cycle, scheme: 'night' },
  'Mobile Fundraising': { compose: messages, scheme: 'dawn' },
  'Data Analytics': { compose: focus, scheme: 'night' },
  'Innovation Challenge': { compose: call },
  Manifesto: { compose: writing, scheme: 'ember' },
  Summit: { compose: stage, scheme: 'night' },
  About: { compose: quilt, scheme: 'sun' },
  Nominations: { compose: lighthouse, scheme: 'night' },
  Stories: { compose: book, scheme: 'dusk' },
  Call: { compose: sunrise, scheme: 'ember', standsOnEdge: true },
}

/** The theme of a name; the default is the beacon. */
export function themeOf(name: string | undefined): Theme {
  return Object.entries(themes).find(([known]) => known === name)?.[1] ?? { compose: beacon }
}
