import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import { all, count, everywhere, link, onEach, onEachArticle, onEachPilot } from './checks.ts'
import { fixes, leadsTo, lists, tells, textsOf } from './fields.ts'
import { counted } from './figures.ts'
import { articleFiles, pilotFiles } from './files.ts'
import type { Check, Sentence } from './sentence.ts'

const oldAddress = '/index.php/innovation-in-fundraising-summit/'

/** The fixed pages: a closed list. Pilots and stories come from the content. */
const fixedPages = [
  '/',
  '/about',
  '/pilots',
  '/get-inspired',
  '/innovation-summit',
  '/innovation-summit-geneve',
  '/nominate-beacon',
  '/contact',
  '/privacy-policy',
]

/** Every page has an address in the route table, and every address there has its page. */
export const routeTable: Check = (site) => {
  const { pilots, articles } = site.content
  const ofContent = [...pilots.map(({ id }) => `/pilot/${id}`), ...articles.map(({ id }) => `/article/${id}`)]
  expect(site.paths.toSorted()).toEqual([...fixedPages, ...ofContent].toSorted())
}

/** Old addresses lead on, by a rule of the host and by a page where the host takes none. */
export const redirects: Check = (site) => {
  expect(site.readFile('_redirects')).toMatch(
    new RegExp(`^${oldAddress.replaceAll('.', '\\.')} /nominate-beacon 30[18]$`, 'm'),
  )
  const page = site.readFile(`${oldAddress.slice(1)}index.html`)
  expect(page).toMatch(/<meta http-equiv="refresh" content="0; ?url=\/nominate-beacon">/)
  expect(page).toContain('<a href="/nominate-beacon">')
}

/** A list of links in the settings: the specification fixes their words and where they lead. */
function fixedLinks(field: string, selector: string, links: readonly (readonly [string, string])[]): Check {
  return all(
    fixes('settings', `${field}.*.label`, ...links.map(([label]) => label)),
    fixes('settings', `${field}.*.href`, ...links.map(([, href]) => href)),
    everywhere((path) => (site) => {
      const $ = site.open(path)
      const shown = $(selector).toArray()
      expect(
        shown.map((element) => [normalise($(element).text()), $(element).attr('href')]),
        path,
      ).toEqual(links)
    }),
  )
}

const quickLinks = [
  ['About Us', '/about'],
  ['Ongoing Pilots', '/pilots'],
  ['Get Inspired', '/get-inspired'],
  ['Innovation Summit', '/innovation-summit'],
  ['Privacy Policy', '/privacy-policy'],
] as const

/** The route table and the frame of every page. */
export const routesAndFrame: readonly Sentence[] = [
  {
    sentence: 'A layout route at / wraps these children:',
    check: all(
      routeTable,
      everywhere((path) => count(path, 'body > header, body > main, body > footer', 3)),
    ),
  },
  { sentence: '/ (index) Home', check: tells('/', 'home', 'title', 'main h1') },
  { sentence: 'about About', check: tells('/about', 'about', 'title', 'main h1') },
  { sentence: 'pilots Pilots list', check: tells('/pilots', 'pilotsPage', 'title', 'main h1') },
  { sentence: 'get-inspired Get Inspired', check: tells('/get-inspired', 'getInspired', 'title', 'main h1') },
  {
    sentence: 'innovation-summit Online Innovation Summit',
    check: tells('/innovation-summit', 'summit', 'title', 'main h1'),
  },
  {
    sentence: 'innovation-summit-geneve Older annual summit page',
    check: tells('/innovation-summit-geneve', 'annualSummit', 'title', 'main h1'),
  },
  {
    sentence: 'nominate-beacon Nominate a Beacon',
    check: tells('/nominate-beacon', 'nominations', 'title', 'main h1'),
  },
  { sentence: 'contact Get In Touch', check: tells('/contact', 'contact', 'title', 'main h1') },
  {
    sentence: 'article/second-edition, article/manifesto, article/first-edition Story pages',
    of: articleFiles,
    checkOf: (path, file) => tells(path, file, 'title', 'main article h1'),
  },
  {
    sentence:
      'pilot/global-fundraising-leadership-programme, pilot/metaminding-lab, pilot/mobilizing-childrens-oral-health, pilot/givify, pilot/unhcr-us, pilot/insight-hub-predict Pilot case studies',
    of: pilotFiles,
    checkOf: (path, file) => tells(path, file, 'title', 'main article h1'),
  },
  {
    sentence: 'privacy-policy Privacy Policy',
    check: all(
      tells('/privacy-policy', 'privacy', 'title', 'main h1'),
      onEachPilot((path, file) => tells(path, file, 'title', 'main article h1')),
      onEachArticle((path, file) => tells(path, file, 'title', 'main article h1')),
    ),
  },
  { sentence: `Outside the layout: the path ${oldAddress} redirects`, check: redirects },
  {
    sentence: '(replacing the history entry)',
    reason: 'browser tests: the redirect is followed, and Back does not return to it',
  },
  { sentence: 'to /nominate-beacon.', check: redirects },
  {
    sentence: 'Any other path shows the not-found screen.',
    check: tells('/404', 'notFound', 'message', 'main h1'),
  },

  { sentence: 'Sticky top navigation:', check: everywhere((path) => count(path, 'header.sticky nav', 1)) },
  {
    sentence:
      'About Us (/about), Pilots (/pilots), Get Inspired (/get-inspired), Innovation Summit (/innovation-summit),',
    check: fixedLinks('navigation.links', 'header nav a:not(li:last-child > a)', [
      ['About Us', '/about'],
      ['Pilots', '/pilots'],
      ['Get Inspired', '/get-inspired'],
      ['Innovation Summit', '/innovation-summit'],
    ]),
  },
  {
    sentence: 'a Contact Us button (/contact).',
    check: all(
      fixes('settings', 'navigation.button.label', 'Contact Us'),
      everywhere((path) => link(path, '/contact', 'Contact Us', 'header nav li:last-child')),
    ),
  },
  {
    sentence: 'On small screens the links sit in a collapsible menu',
    check: everywhere((path) =>
      all(count(path, 'header button[popovertarget=menu]', 1), count(path, 'nav#menu[popover]', 1)),
    ),
  },
  { sentence: 'that closes when a link is chosen.', reason: 'browser tests: the menu on a small screen' },
  {
    sentence: 'The active link is highlighted.',
    check: onEach(['/about', '/pilots', '/get-inspired', '/innovation-summit', '/contact'], (path) =>
      count(path, `header nav a[aria-current=page][href="${path}"]`, 1),
    ),
  },
  {
    sentence: 'Footer: short description;',
    check: everywhere((path) => tells(path, 'settings', 'description', 'footer')),
  },
  {
    sentence:
      'Quick Links (About Us, Ongoing Pilots, Get Inspired, Innovation Summit, Privacy Policy at /privacy-policy);',
    check: all(
      everywhere((path) => count(path, 'footer nav h2:contains("Quick Links")', 1)),
      fixedLinks('footer.quickLinks', 'footer nav a', quickLinks),
    ),
  },
  {
    sentence: 'a call to talk about fundraising solutions;',
    check: everywhere((path) =>
      all(
        tells(path, 'settings', 'footer.call.title', 'footer h2'),
        tells(path, 'settings', 'footer.call.text', 'footer'),
        (site) => link(path, '/contact', textsOf(site, 'settings', 'footer.call.link.label')[0], 'footer')(site),
      ),
    ),
  },
  {
    sentence:
      'five social links (a professional network, two general social networks, a photo-sharing network, a video network);',
    check: everywhere((path) =>
      all(
        count(path, 'footer li a[target=_blank]', counted('count/social-links')),
        lists(path, 'settings', 'socialLinks.*.name', 'footer li a[target=_blank]'),
        leadsTo(path, 'footer', 'settings', 'socialLinks.*.url'),
      ),
    ),
  },
  {
    sentence: 'a copyright line crediting the hosting organisation.',
    check: everywhere((path) => count(path, 'footer p:contains("©") a[target=_blank][rel~=noopener]', 1)),
  },
]
