import { expect } from 'vitest'
import { count, each, link, order, sections, some } from './checks.ts'
import { fixes, leadsTo, lists, tells, textsOf } from './fields.ts'
import { counted, ledgerFigure, shows, showsAll } from './figures.ts'
import { all, type Check, type Sentence } from './sentence.ts'

/** The logos stand in rows as long as the ledger has them. */
export const logoRows: Check = (site) => {
  const $ = site.open('/')
  const rows = $('[data-logo-row]').toArray()
  const ids = ['logo-row-1', 'logo-row-2', 'logo-row-3', ...textsOf(site, 'home', 'partners.rows.*.id')]
  const wanted = [...new Set(ids)].map((id) => ledgerFigure(site, `home/${id}`).value)
  expect(rows.map((row) => $(row).find('li').length)).toEqual(wanted)
}

/** The logos of all partners, each with the name or a picture of it, and a link to the partner's site. */
export const logos: Check = all(
  count('/', '[data-logo-row] li', counted('count/partners')),
  count('/', '[data-logo-row] li a[target]', counted('count/partners')),
  leadsTo('/', '[data-logo-row]', 'partners', 'url'),
  shows('/', 'count/partners'),
)

/** All leaders, each with a link to a profile. */
export const leaders: Check = all(
  count('/about', '[data-card=leader]', counted('count/leaders')),
  count('/about', '[data-card=leader] a[target]', counted('count/leaders')),
  leadsTo('/about', '[data-card=leader]', 'leaders', 'linkedinUrl'),
  shows('/about', 'count/leaders'),
)

/** Home, About, Pilots, Get Inspired. */
export const homeToGetInspired: readonly Sentence[] = [
  [
    'Hero with a Join Us button to /innovation-summit;',
    fixes('home', 'button.label', 'Join Us'),
    link('/', '/innovation-summit', 'Join Us'),
    order('/', 'main h1', 'main a:contains("Join Us")', '[data-card=stat]', '[data-logo-row]'),
  ],
  ['four statistic cards;', count('/', 'main [data-card=stat]', counted('count/home-cards'))],
  ['a grid of 13 partner-organisation logos, each linking to an external site,', logos],
  ['laid out in rows of 4, 4 and 5.', logoRows],

  [
    'Mission;',
    sections('/about', 'Mission, Our Story, Impact So Far, Who We Are'),
    order(
      '/about',
      'h2:contains("Mission")',
      '[data-card=value]',
      'h2:contains("Our Story")',
      '[data-card=stat]',
      '[data-card=leader]',
    ),
  ],
  ['four value cards;', count('/about', 'main [data-card=value]', counted('count/values'))],
  ['Our Story;', sections('/about', 'Our Story')],
  [
    'Impact So Far;',
    sections('/about', 'Impact So Far'),
    some('/about', 'section:has(h2:contains("Impact So Far")) [data-card=stat]'),
  ],
  [
    'Who We Are, a grid of 20 leaders each with name, title, organisation, photo and a link to a professional-network profile.',
    leaders,
    count('/about', 'section:has(h2:contains("Who We Are")) [data-card=leader]', counted('count/leaders')),
    each('/about', '[data-card=leader]', 'p:nth-of-type(3)', 'img[alt], [role=img][aria-label]'),
  ],

  [
    'List of 6 pilot cards, each linking to /pilot/{id};',
    (site) => {
      const $ = site.open('/pilots')
      const cards = $('li [data-card=pilot]').toArray()
      const addressesOf = (pilots: readonly { id: string }[]) => pilots.map(({ id }) => `/pilot/${id}`)
      expect(cards.map((card) => $(card).find('a').attr('href'))).toEqual(addressesOf(site.cards.pilots))
      const links = $('[data-card=pilot] h2 a, [data-card=index] a').toArray()
      expect(links.map(({ attribs }) => attribs.href)).toEqual(addressesOf(site.content.pilots))
      expect(links).toHaveLength(counted('count/pilots')(site))
      lists('/pilots', 'cards of pilots', 'title', '[data-card=pilot] h2')(site)
    },
  ],
  ['also links to /get-inspired and /contact.', link('/pilots', '/get-inspired'), link('/pilots', '/contact')],

  ['Three summary stat cards,', count('/get-inspired', 'main [data-card=stat]', counted('count/inspired-cards'))],
  [
    'one featured article,',
    count('/get-inspired', '[data-card=featured-article]', 1),
    order(
      '/get-inspired',
      '[data-card=stat]',
      '[data-card=featured-article]',
      '[data-card=article]',
      'main a[href="/innovation-summit"]',
    ),
  ],
  [
    'a list of the other articles, each linking to /article/{id} (ids: second-edition, manifesto, first-edition).',
    count('/get-inspired', '[data-card=featured-article] a[href^="/article/"]', 1),
    count('/get-inspired', 'ul li [data-card=article]', ({ cards }) => cards.articles.length - 1),
    (site) => {
      const $ = site.open('/get-inspired')
      const links = $('[data-card$=article] a, [data-card=index] a').toArray()
      const wanted = site.content.articles.map(({ id }) => `/article/${id}`)
      expect(links.map((element) => $(element).attr('href')).toSorted()).toEqual(wanted.toSorted())
      const featured = site.content.articles.find(({ data }) => data.featured) ?? site.content.articles[0]
      expect($('[data-card=featured-article] a').attr('href')).toBe(`/article/${featured?.id}`)
    },
  ],
  [
    'Ends with a call to join the summit.',
    tells('/get-inspired', 'getInspired', 'call.title', 'main section:last-of-type h2'),
    (site) => {
      const $ = site.open('/get-inspired')
      expect($('main section').last().find('a').attr('href')).toBe('/innovation-summit')
    },
  ],
  [
    'It shows 2 editions (2020 and 2022).',
    showsAll('/get-inspired', 'count', 'editions', 'first-edition-year', 'latest-edition-year'),
  ],
]
