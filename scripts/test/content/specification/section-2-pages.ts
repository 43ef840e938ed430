import { expect } from 'vitest'
import { cards, content, openPage } from '../site-pages.ts'
import { count, each, link, order, sections } from './checks.ts'
import { fixes, leadsTo, lists, tells, textsOf } from './fields.ts'
import { ledgerFigure } from './figures.ts'
import { all, type Check, quote } from './sentence.ts'

/** The logos stand in rows as long as the ledger has them. */
export const logoRows: Check = () => {
  const $ = openPage('/')
  const rows = $('[data-logo-row]').toArray()
  const ids = ['logo-row-1', 'logo-row-2', 'logo-row-3', ...textsOf('home', 'partners.rows.*.id')]
  const wanted = [...new Set(ids)].map((id) => ledgerFigure(`home/${id}`).value)
  expect(rows.map((row) => $(row).find('li').length)).toEqual(wanted)
}

/** The logos of all partners, each with the name or a picture of it, and a link to the partner's site. */
export const logos: Check = all(
  count('/', '[data-logo-row] li', 'count/partners'),
  count('/', '[data-logo-row] li a[target]', 'count/partners'),
  leadsTo('/', '[data-logo-row]', 'partners', 'url'),
)

/** All leaders, each with a link to a profile. */
export const leaders: Check = all(
  count('/about', 'section:has(h2:contains("Who We Are")) [data-card=leader]', 'count/leaders'),
  count('/about', '[data-card=leader] a[target]', 'count/leaders'),
  leadsTo('/about', '[data-card=leader]', 'leaders', 'linkedinUrl'),
)

/** The figures of a list as cards, as many as the ledger has. */
export const statCards = {
  home: count('/', 'main [data-card=stat]', 'count/home-cards'),
  getInspired: count('/get-inspired', 'main [data-card=stat]', 'count/inspired-cards'),
}

/** What the collaborative values as cards. */
export const valueCards: Check = count('/about', 'main [data-card=value]', 'count/values')

/** All pilots have their cards or, beyond the longest list, their titles in an index. */
const pilotCards: Check = all(lists('/pilots', 'cards of pilots', 'title', '[data-card=pilot] h3'), () => {
  const $ = openPage('/pilots')
  const shown = $('li [data-card=pilot]').toArray()
  const addressesOf = (pilots: readonly { id: string }[]) => pilots.map(({ id }) => `/pilot/${id}`)
  expect(shown.map((card) => $(card).find('a').attr('href'))).toEqual(addressesOf(cards.pilots))
  const links = $('[data-card=pilot] h3 a, [data-card=index] a').toArray()
  expect(links.map(({ attribs }) => attribs.href)).toEqual(addressesOf(content.site.pilots))
  expect(links).toHaveLength(Number(ledgerFigure('count/pilots').value))
})

/** All stories are linked, one of them featured. */
const stories: Check = all(
  count('/get-inspired', '[data-card=featured-article] a[href^="/article/"]', 1),
  count('/get-inspired', 'ul li [data-card=article]', cards.articles.length - 1),
  () => {
    const $ = openPage('/get-inspired')
    const { articles } = content.site
    const links = $('[data-card$=article] a, [data-card=index] a').toArray()
    const wanted = articles.map(({ id }) => `/article/${id}`)
    expect(links.map((element) => $(element).attr('href')).toSorted()).toEqual(wanted.toSorted())
    const featured = articles.find(({ data }) => data.featured) ?? articles[0]
    expect($('[data-card=featured-article] a').attr('href')).toBe(`/article/${featured?.id}`)
  },
)

const hero = order('/', 'main h1 | main a:contains("Join Us") | [data-card=stat] | [data-logo-row]')

const aboutParts = order(
  '/about',
  'h2:contains("Mission") | [data-card=value] | h2:contains("Our Story") | [data-card=stat] | [data-card=leader]',
)

const storyParts = order(
  '/get-inspired',
  '[data-card=stat] | [data-card=featured-article] | [data-card=article] | main a[href="/innovation-summit"]',
)

const lastLink: Check = () =>
  expect(openPage('/get-inspired')('main section').last().find('a').attr('href')).toBe('/innovation-summit')

/** Home, About, Pilots, Get Inspired. */
export const homeToGetInspired = [
  ...quote('/')`
    Hero with a Join Us button to /innovation-summit; ${fixes('home', 'button.label', 'Join Us')}
    ${link('/', '/innovation-summit', 'Join Us')} ${hero}
    four statistic cards; ${statCards.home}
    a grid of 13 partner-organisation logos, each linking to an external site, [count/partners] ${logos}
    laid out in rows of 4, 4 and 5. ${logoRows}
  `,
  ...quote('/about')`
    Mission; ${sections('/about', 'Mission, Our Story, Impact So Far, Who We Are')} ${aboutParts}
    four value cards; ${valueCards}
    Our Story; ${sections('/about', 'Our Story')}
    Impact So Far; ${sections('/about', 'Impact So Far')}
    ${each('/about', 'body', 'section:has(h2:contains("Impact So Far")) [data-card=stat]')}
    Who We Are, a grid of 20 leaders [count/leaders] ${leaders}
    each with name, title, organisation, photo and a link to a professional-network profile.
    ${each('/about', '[data-card=leader]', '.monogram, img[alt], a > svg', 'a[href]')}
  `,
  ...quote('/pilots')`
    List of 6 pilot cards, each linking to /pilot/{id}; [count/pilots] ${pilotCards}
    also links to /get-inspired and /contact. ${link('/pilots', '/get-inspired')} ${link('/pilots', '/contact')}
  `,
  ...quote('/get-inspired')`
    Three summary stat cards, ${statCards.getInspired}
    one featured article, ${count('/get-inspired', '[data-card=featured-article]', 1)} ${storyParts}
    a list of the other articles, each linking to /article/{id} (ids: second-edition, manifesto, first-edition).
    ${stories}
    Ends with a call to join the summit.
    ${tells('/get-inspired', 'getInspired', 'call.title', 'main section:last-of-type h2')}
    ${lastLink}
    It shows 2 editions (2020 and 2022). [count/editions count/first-edition-year count/latest-edition-year]
  `,
]
