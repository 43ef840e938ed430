import { expect } from 'vitest'
import { addressOf, collectionNames } from '../../../../renderer/content/kinds/routes.ts'
import { normalise } from '../site-pages.ts'
import { count, everywhere, link, onEach, onEachArticle, onEachPilot } from './checks.ts'
import { fixes, leadsTo, lists, tells, textsOf } from './fields.ts'
import { counted } from './figures.ts'
import { articleFiles, pilotFiles } from './files.ts'
import { all, type Check, type Sentence } from './sentence.ts'

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
  const ofContent = collectionNames.flatMap((kind) => site.content[kind].flatMap(({ id }) => addressOf(kind, id) ?? []))
  expect(site.paths.toSorted(), 'as fixedPages says').toEqual([...fixedPages, ...ofContent].toSorted())
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
  [
    'A layout route at / wraps these children:',
    routeTable,
    everywhere((path) => count(path, 'body > header, body > main, body > footer', 3)),
  ],
  ['/ (index) Home', tells('/', 'home', 'title', 'main h1')],
  ['about About', tells('/about', 'about', 'title', 'main h1')],
  ['pilots Pilots list', tells('/pilots', 'pilotsPage', 'title', 'main h1')],
  ['get-inspired Get Inspired', tells('/get-inspired', 'getInspired', 'title', 'main h1')],
  ['innovation-summit Online Innovation Summit', tells('/innovation-summit', 'summit', 'title', 'main h1')],
  [
    'innovation-summit-geneve Older annual summit page',
    tells('/innovation-summit-geneve', 'annualSummit', 'title', 'main h1'),
  ],
  ['nominate-beacon Nominate a Beacon', tells('/nominate-beacon', 'nominations', 'title', 'main h1')],
  ['contact Get In Touch', tells('/contact', 'contact', 'title', 'main h1')],
  [
    'article/second-edition, article/manifesto, article/first-edition Story pages',
    { of: articleFiles, check: (path, file) => tells(path, file, 'title', 'main article h1') },
  ],
  [
    'pilot/global-fundraising-leadership-programme, pilot/metaminding-lab, pilot/mobilizing-childrens-oral-health, pilot/givify, pilot/unhcr-us, pilot/insight-hub-predict Pilot case studies',
    { of: pilotFiles, check: (path, file) => tells(path, file, 'title', 'main article h1') },
  ],
  [
    'privacy-policy Privacy Policy',
    tells('/privacy-policy', 'privacy', 'title', 'main h1'),
    onEachPilot((path, file) => tells(path, file, 'title', 'main article h1')),
    onEachArticle((path, file) => tells(path, file, 'title', 'main article h1')),
  ],
  [`Outside the layout: the path ${oldAddress} redirects`, redirects],
  [
    '(replacing the history entry)',
    { testedIn: 'browser/legacy-address.test.ts', title: '%s leads to the call for nominations and leaves no trace' },
  ],
  ['to /nominate-beacon.', redirects],
  ['Any other path shows the not-found screen.', tells('/404', 'notFound', 'message', 'main h1')],

  ['Sticky top navigation:', everywhere((path) => count(path, 'header.sticky nav', 1))],
  [
    'About Us (/about), Pilots (/pilots), Get Inspired (/get-inspired), Innovation Summit (/innovation-summit),',
    fixedLinks('navigation.links', 'header nav a:not(li:last-child > a)', [
      ['About Us', '/about'],
      ['Pilots', '/pilots'],
      ['Get Inspired', '/get-inspired'],
      ['Innovation Summit', '/innovation-summit'],
    ]),
  ],
  [
    'a Contact Us button (/contact).',
    fixes('settings', 'navigation.button.label', 'Contact Us'),
    everywhere((path) => link(path, '/contact', 'Contact Us', 'header nav li:last-child')),
  ],
  [
    'On small screens the links sit in a collapsible menu',
    everywhere((path) => all(count(path, 'header button[popovertarget=menu]', 1), count(path, 'nav#menu[popover]', 1))),
  ],
  [
    'that closes when a link is chosen.',
    { testedIn: 'browser/menu.test.ts', title: 'closes when a link is chosen, even where no page follows' },
  ],
  [
    'The active link is highlighted.',
    onEach(['/about', '/pilots', '/get-inspired', '/innovation-summit', '/contact'], (path) =>
      count(path, `header nav a[aria-current=page][href="${path}"]`, 1),
    ),
  ],
  ['Footer: short description;', everywhere((path) => tells(path, 'settings', 'description', 'footer'))],
  [
    'Quick Links (About Us, Ongoing Pilots, Get Inspired, Innovation Summit, Privacy Policy at /privacy-policy);',
    everywhere((path) => count(path, 'footer nav h2:contains("Quick Links")', 1)),
    fixedLinks('footer.quickLinks', 'footer nav a', quickLinks),
  ],
  [
    'a call to talk about fundraising solutions;',
    everywhere((path) =>
      all(
        tells(path, 'settings', 'footer.call.title', 'footer h2'),
        tells(path, 'settings', 'footer.call.text', 'footer'),
        (site) => link(path, '/contact', textsOf(site, 'settings', 'footer.call.link.label')[0], 'footer')(site),
      ),
    ),
  ],
  [
    'five social links (a professional network, two general social networks, a photo-sharing network, a video network);',
    everywhere((path) =>
      all(
        count(path, 'footer li a[target=_blank]', counted('count/social-links')),
        lists(path, 'settings', 'socialLinks.*.name', 'footer li a[target=_blank]'),
        leadsTo(path, 'footer', 'settings', 'socialLinks.*.url'),
      ),
    ),
  ],
  [
    'a copyright line crediting the hosting organisation.',
    everywhere((path) => count(path, 'footer p:contains("©") a[target=_blank][rel~=noopener]', 1)),
  ],
]
