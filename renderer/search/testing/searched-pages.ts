import type { PageSection } from '../../reading/read-sections.ts'
import type { PageNames } from '../page-names.ts'
import type { SearchedPage } from '../search-index.ts'

export const section = (anchor: string, heading: string, text: string): PageSection => ({ anchor, heading, text })

/** A site of a few pages. */
export const pages: SearchedPage[] = [
  {
    path: '/pilot/tidal-music',
    title: "Playing Children's Tidal Music",
    sections: [
      section('', '', 'A campaign for musical bells.'),
      section('results', 'Results', 'The campaign raised HK$4,250 for Gen Z, which is 91.35 each.'),
      section('feedback', 'Feedback', 'Donors liked it.'),
    ],
  },
  {
    path: '/pilot/candle',
    title: 'Candle',
    sections: [
      section('', '', 'Giving by subscription.'),
      section('retention', 'Donor Retention', 'People stay where they belong.'),
      section('advice', 'Advice', 'Read more about retention and about tidal charts.'),
    ],
  },
  { path: '/about', title: 'About Us', sections: [section('', '', 'We do fundraising in Genève.')] },
  {
    path: '/write',
    title: 'Get In Touch',
    sections: [section('', '', 'A question? Send us a letter.'), section('networks', 'Networks', 'Our news.')],
  },
]

export const names: PageNames = new Map([
  ['/write', { labels: ['Contact Us'], words: 'telephone, post office' }],
  ['/write#networks', { labels: [], words: 'linkedin' }],
])

/** Questions that it answers, each with the first of the places. */
export const questions: readonly [question: string, first: string][] = [
  ['tidal music', '/pilot/tidal-music'],
  ['retention', '/pilot/candle#retention'],
  ['Gen Z', '/pilot/tidal-music#results'],
  ['fundrasing', '/about'],
  ['subscr', '/pilot/candle'],
  ['GENEVE', '/about'],
  ['91.35', '/pilot/tidal-music#results'],
  ['HK$4,250', '/pilot/tidal-music#results'],
  ['4250', '/pilot/tidal-music#results'],
  ['candle advice', '/pilot/candle#advice'],
  ['music results', '/pilot/tidal-music#results'],
  ['how does retention work', '/pilot/candle#retention'],
  ['HK$4250', '/pilot/tidal-music#results'],
  ['hk$4,250', '/pilot/tidal-music#results'],
  ['$4250', '/pilot/tidal-music#results'],
  ['donor', '/pilot/candle#retention'],
  ['musical bell', '/pilot/tidal-music'],
  ['contact us', '/write'],
  ['contacting', '/write'],
  ['contcat', '/write'],
  ['write', '/write'],
  ['the post office', '/write'],
  ['telephones', '/write'],
  ['linkedin', '/write#networks'],
  ['touch networks', '/write#networks'],
  ['what is it about', '/about'],
]
