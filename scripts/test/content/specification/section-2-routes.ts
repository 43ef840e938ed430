import { expect } from 'vitest'
import { addressOf, collectionNames } from '../../../../renderer/content/kinds/routes.ts'
import { content, normalise, openPage, paths, readFile } from '../site-pages.ts'
import { count, everywhere, link, onEachOf } from './checks.ts'
import { elsewhere } from './elsewhere.ts'
import { fixes, leadsTo, lists, tells, textsOf, titled } from './fields.ts'
import { all, type Check, quote } from './sentence.ts'

const oldAddress = '/index.php/innovation-in-fundraising-summit/'

/** The fixed pages: a closed list. Pilots and stories come from the content. */
const fixedPages = [
  '/',
  '/about',
  '/pilots',
  '/get-inspired',
  '/innovation-summit',
  '/innovation-summit-geneve',
].concat(['/nominate-beacon', '/contact', '/privacy-policy'])

/** Every page has an address in the route table, and every address there has its page. */
export const routeTable: Check = () => {
  const ofContent = collectionNames.flatMap((kind) => content.site[kind].flatMap(({ id }) => addressOf(kind, id) ?? []))
  expect(paths.toSorted(), 'as fixedPages says').toEqual([...fixedPages, ...ofContent].toSorted())
}

/** Old addresses lead on, by a rule of the host and by a page where the host takes none. */
export const redirects: Check = () => {
  expect(readFile('_redirects')).toMatch(
    new RegExp(`^${oldAddress.replaceAll('.', '\\.')} /nominate-beacon 30[18]$`, 'm'),
  )
  const page = readFile(`${oldAddress.slice(1)}index.html`)
  expect(page).toMatch(/<meta http-equiv="refresh" content="0; ?url=\/nominate-beacon">/)
  expect(page).toContain('<a href="/nominate-beacon">')
}

/** A list of links in the settings: the specification fixes their words and where they lead. */
function fixedLinks(field: string, selector: string, links: Readonly<Record<string, string>>): Check {
  return all(
    fixes('settings', `${field}.*.label`, ...Object.keys(links)),
    fixes('settings', `${field}.*.href`, ...Object.values(links)),
    everywhere((path) => () => {
      const $ = openPage(path)
      const shown = $(selector).toArray()
      const found = shown.map((element) => [normalise($(element).text()), $(element).attr('href')])
      expect(found, path).toEqual(Object.entries(links))
    }),
  )
}

const navigation = fixedLinks('navigation.links', 'header nav a:not(.button)', {
  'About Us': '/about',
  Pilots: '/pilots',
  'Get Inspired': '/get-inspired',
  'Innovation Summit': '/innovation-summit',
})

const quickLinks = fixedLinks('footer.quickLinks', 'footer nav a', {
  'About Us': '/about',
  'Ongoing Pilots': '/pilots',
  'Get Inspired': '/get-inspired',
  'Innovation Summit': '/innovation-summit',
  'Privacy Policy': '/privacy-policy',
})

const activeLink = (id: string) => count(`/${id}`, `header nav a[aria-current=page][href="/${id}"]`, 1)
const callLink: Check = () => {
  const [words] = textsOf('settings', 'footer.call.link.label')
  everywhere((path) => link(path, '/contact', words, 'footer'))()
}

/** The social links at the foot of every page. */
export const footerLinks = everywhere((path) =>
  all(
    count(path, 'footer li a[target=_blank]', 'count/social-links'),
    lists(path, 'settings', 'socialLinks.*.name', 'footer li a[target=_blank]'),
    leadsTo(path, 'footer', 'settings', 'socialLinks.*.url'),
  ),
)

/** The route table and the frame of every page. */
export const routesAndFrame = quote('/')`
  A layout route at / wraps these children: ${routeTable}
  ${everywhere((path) => count(path, 'body > header, body > main, body > footer', 3))}
  / (index) Home ${titled('/', 'home')}
  about About ${titled('/about', 'about')}
  pilots Pilots list ${tells('/pilots', 'pilotsPage', 'tally', 'main h1')}
  get-inspired Get Inspired ${titled('/get-inspired', 'getInspired')}
  innovation-summit Online Innovation Summit ${titled('/innovation-summit', 'summit')}
  innovation-summit-geneve Older annual summit page ${titled('/innovation-summit-geneve', 'annualSummit')}
  nominate-beacon Nominate a Beacon ${titled('/nominate-beacon', 'nominations')}
  contact Get In Touch ${titled('/contact', 'contact')}
  article/second-edition, article/manifesto, article/first-edition Story pages ${onEachOf('articles', titled)}
  pilot/global-fundraising-leadership-programme, pilot/metaminding-lab, pilot/mobilizing-childrens-oral-health,
  pilot/givify, pilot/unhcr-us, pilot/insight-hub-predict Pilot case studies ${onEachOf('pilots', titled)}
  privacy-policy Privacy Policy ${titled('/privacy-policy', 'privacy')}

  Outside the layout: the path /index.php/innovation-in-fundraising-summit/ redirects ${redirects}
  (replacing the history entry) ${elsewhere.noTrace}
  to /nominate-beacon. ${redirects}
  Any other path shows the not-found screen. ${tells('/404', 'notFound', 'message', 'main h1')}

  Sticky top navigation: ${everywhere((path) => count(path, 'header.sticky nav', 1))}
  About Us (/about), Pilots (/pilots), Get Inspired (/get-inspired), Innovation Summit (/innovation-summit),
  ${navigation}
  a Contact Us button (/contact). ${fixes('settings', 'navigation.button.label', 'Contact Us')}
  ${everywhere((path) => link(path, '/contact', 'Contact Us', 'header nav li:has(> .button)'))}
  On small screens the links sit in a collapsible menu
  ${everywhere((path) => count(path, 'header button[popovertarget=menu]', 1))}
  ${everywhere((path) => count(path, 'nav#menu[popover]', 1))}
  that closes when a link is chosen. ${elsewhere.menuCloses}
  The active link is highlighted.
  ${all(...['about', 'pilots', 'get-inspired', 'innovation-summit', 'contact'].map(activeLink))}
  Footer: short description; ${everywhere((path) => tells(path, 'settings', 'description', 'footer'))}
  Quick Links (About Us, Ongoing Pilots, Get Inspired, Innovation Summit, Privacy Policy at /privacy-policy);
  ${everywhere((path) => count(path, 'footer nav h2:contains("Quick Links")', 1))} ${quickLinks}
  a call to talk about fundraising solutions; ${callLink}
  ${everywhere((path) => tells(path, 'settings', 'footer.call.title', 'footer h2'))}
  ${everywhere((path) => tells(path, 'settings', 'footer.call.text', 'footer'))}
  five social links (a professional network, two general social networks, a photo-sharing network, a video network);
  ${footerLinks}
  a copyright line crediting the hosting organisation.
  ${everywhere((path) => count(path, 'footer p:contains("©") a[target=_blank][rel~=noopener]', 1))}
`
