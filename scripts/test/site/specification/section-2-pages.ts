import { expect } from 'vitest'
import { all, count, each, external, headings, link, order, shows, some } from './checks.ts'
import { articlePaths, pilotPaths } from './pages.ts'
import type { Check, Sentence } from './sentence.ts'

/** The logos stand in rows of these lengths. */
const logoRows: Check = (site) => {
  const $ = site.open('/')
  const rows = $('[data-logo-row]')
    .toArray()
    .map((row) => $(row).find('li').length)
  expect(rows).toEqual([4, 4, 5])
}

/** Home, About, Pilots, Get Inspired. */
export const homeToGetInspired: readonly Sentence[] = [
  {
    sentence: 'Hero with a Join Us button to /innovation-summit;',
    check: all(
      link('/', '/innovation-summit', 'Join Us'),
      order('/', 'main h1', 'main a:contains("Join Us")', '[data-card=stat]', '[data-logo-row]'),
    ),
  },
  { sentence: 'four statistic cards;', check: count('/', 'main [data-card=stat]', 4) },
  {
    sentence: 'a grid of 13 partner-organisation logos, each linking to an external site,',
    check: all(
      count('/', '[data-logo-row] li', 13),
      external('/', /./, '[data-logo-row]', 13),
      shows('/', '13', /partner/i),
    ),
  },
  { sentence: 'laid out in rows of 4, 4 and 5.', check: logoRows },

  {
    sentence: 'Mission;',
    check: all(
      headings('/about', 2, 'Mission', 'Our Story', 'Impact So Far', 'Who We Are'),
      order(
        '/about',
        'h2:contains("Mission")',
        '[data-card=value]',
        'h2:contains("Our Story")',
        '[data-card=stat]',
        '[data-card=leader]',
      ),
    ),
  },
  { sentence: 'four value cards;', check: count('/about', 'main [data-card=value]', 4) },
  { sentence: 'Our Story;', check: headings('/about', 2, 'Our Story') },
  {
    sentence: 'Impact So Far;',
    check: all(
      headings('/about', 2, 'Impact So Far'),
      some('/about', 'section:has(h2:contains("Impact So Far")) [data-card=stat]'),
    ),
  },
  {
    sentence:
      'Who We Are, a grid of 20 leaders each with name, title, organisation, photo and a link to a professional-network profile.',
    check: all(
      count('/about', 'section:has(h2:contains("Who We Are")) [data-card=leader]', 20),
      each('/about', '[data-card=leader]', 'p:nth-of-type(3)', 'img[alt], [role=img][aria-label]'),
      external('/about', /profile/i, '[data-card=leader]', 20),
      shows('/about', '20', /leaders/i),
    ),
  },

  {
    sentence: 'List of 6 pilot cards, each linking to /pilot/{id};',
    check: (site) => {
      const $ = site.open('/pilots')
      const cards = $('li [data-card=pilot]').toArray()
      expect(cards.map((card) => $(card).find('a').attr('href'))).toEqual(pilotPaths)
    },
  },
  {
    sentence: 'also links to /get-inspired and /contact.',
    check: all(link('/pilots', '/get-inspired'), link('/pilots', '/contact')),
  },

  { sentence: 'Three summary stat cards,', check: count('/get-inspired', 'main [data-card=stat]', 3) },
  {
    sentence: 'one featured article,',
    check: all(
      count('/get-inspired', '[data-card=featured-article]', 1),
      order(
        '/get-inspired',
        '[data-card=stat]',
        '[data-card=featured-article]',
        '[data-card=article]',
        'main a[href="/innovation-summit"]',
      ),
    ),
  },
  {
    sentence:
      'a list of the other articles, each linking to /article/{id} (ids: second-edition, manifesto, first-edition).',
    check: all(
      count('/get-inspired', 'ul li [data-card=article]', 2),
      count('/get-inspired', '[data-card=featured-article] a[href^="/article/"]', 1),
      (site) => {
        const $ = site.open('/get-inspired')
        const links = $('main [data-card$=article] a').toArray()
        expect(links.map((element) => $(element).attr('href'))).toEqual(articlePaths)
      },
    ),
  },
  {
    sentence: 'Ends with a call to join the summit.',
    check: (site) => {
      const $ = site.open('/get-inspired')
      expect($('main section').last().find('a').attr('href')).toBe('/innovation-summit')
    },
  },
  {
    sentence: 'It shows 2 editions (2020 and 2022).',
    check: all(
      shows('/get-inspired', '2', /editions/i),
      shows('/get-inspired', '2020', /challenge|edition/i),
      shows('/get-inspired', '2022', /challenge|edition/i),
    ),
  },
]
