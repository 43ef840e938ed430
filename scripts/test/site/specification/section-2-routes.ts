import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import { all, count, everywhere, headings, link, onEach, says } from './checks.ts'
import { articlePaths, pilotPaths } from './pages.ts'
import type { Check, Sentence } from './sentence.ts'

const oldAddress = '/index.php/innovation-in-fundraising-summit/'

/** Old addresses lead on, by a rule of the host and by a page where the host takes none. */
const redirects: Check = (site) => {
  expect(site.readFile('_redirects')).toMatch(
    new RegExp(`^${oldAddress.replaceAll('.', '\\.')} /nominate-beacon 30[18]`, 'm'),
  )
  const page = site.readFile(`${oldAddress.slice(1)}index.html`)
  expect(page).toMatch(/<meta http-equiv="refresh" content="0; ?url=\/nominate-beacon">/)
  expect(page).toContain('<a href="/nominate-beacon">')
}

/** The route table and the frame of every page. */
export const routesAndFrame: readonly Sentence[] = [
  {
    sentence: 'A layout route at / wraps these children:',
    check: all(
      (site) => expect(site.paths).toHaveLength(18),
      everywhere((path) => count(path, 'body > header, body > main, body > footer', 3)),
    ),
  },
  { sentence: '/ (index) Home', check: count('/', 'main h1', 1) },
  { sentence: 'about About', check: headings('/about', 1, 'About Us') },
  { sentence: 'pilots Pilots list', check: headings('/pilots', 1, 'Pilots') },
  { sentence: 'get-inspired Get Inspired', check: headings('/get-inspired', 1, 'Get Inspired') },
  {
    sentence: 'innovation-summit Online Innovation Summit',
    check: headings('/innovation-summit', 1, 'Online Innovation Summit'),
  },
  {
    sentence: 'innovation-summit-geneve Older annual summit page',
    check: count('/innovation-summit-geneve', 'main h1:contains("Summit")', 1),
  },
  { sentence: 'nominate-beacon Nominate a Beacon', check: headings('/nominate-beacon', 1, 'Nominate a Beacon') },
  { sentence: 'contact Get In Touch', check: headings('/contact', 1, 'Get In Touch') },
  {
    sentence: 'article/second-edition, article/manifesto, article/first-edition Story pages',
    check: onEach(articlePaths, (path) => count(path, 'main article h1', 1)),
  },
  {
    sentence:
      'pilot/global-fundraising-leadership-programme, pilot/metaminding-lab, pilot/mobilizing-childrens-oral-health, pilot/givify, pilot/unhcr-us, pilot/insight-hub-predict Pilot case studies',
    check: onEach(pilotPaths, (path) => count(path, 'main article h1', 1)),
  },
  { sentence: 'privacy-policy Privacy Policy', check: headings('/privacy-policy', 1, 'Privacy Policy') },
  { sentence: `Outside the layout: the path ${oldAddress} redirects`, check: redirects },
  {
    sentence: '(replacing the history entry)',
    reason: 'browser tests: the redirect is followed, and Back does not return to it',
  },
  { sentence: 'to /nominate-beacon.', check: redirects },
  { sentence: 'Any other path shows the not-found screen.', check: says('/404', 'Oops! Page not found') },

  {
    sentence: 'Sticky top navigation:',
    check: everywhere((path) => all(count(path, 'header.sticky nav', 1), navigation(path))),
  },
  ...(
    [
      ['About Us (/about),', '/about', 'About Us'],
      ['Pilots (/pilots),', '/pilots', 'Pilots'],
      ['Get Inspired (/get-inspired),', '/get-inspired', 'Get Inspired'],
      ['Innovation Summit (/innovation-summit),', '/innovation-summit', 'Innovation Summit'],
      ['a Contact Us button (/contact).', '/contact', 'Contact Us'],
    ] as const
  ).map(([sentence, href, words]) => ({
    sentence,
    check: everywhere((path) => link(path, href, words, 'header nav')),
  })),
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
    check: everywhere((path) => (site) => {
      const description = site.content.site?.settings.data.description ?? 'no description'
      expect(site.text(path, 'footer'), path).toContain(normalise(description))
    }),
  },
  {
    sentence:
      'Quick Links (About Us, Ongoing Pilots, Get Inspired, Innovation Summit, Privacy Policy at /privacy-policy);',
    check: all(
      everywhere((path) => quickLinks(path)),
      everywhere((path) => link(path, '/privacy-policy', 'Privacy Policy', 'footer nav')),
    ),
  },
  {
    sentence: 'a call to talk about fundraising solutions;',
    check: everywhere((path) =>
      all(count(path, 'footer h2:contains("fundraising solutions")', 1), link(path, '/contact', /./, 'footer')),
    ),
  },
  {
    sentence:
      'five social links (a professional network, two general social networks, a photo-sharing network, a video network);',
    check: everywhere((path) => (site) => {
      const $ = site.open(path)
      const networks = $('footer li a[target=_blank]').toArray()
      expect(networks, path).toHaveLength(5)
      const names = [/professional/i, /network/i, /network/i, /photo/i, /video/i]
      networks.forEach((network, index) => {
        expect($(network).text(), path).toMatch(names[index] ?? /never/)
      })
    }),
  },
  {
    sentence: 'a copyright line crediting the hosting organisation.',
    check: everywhere((path) => count(path, 'footer p:contains("©") a[target=_blank][rel~=noopener]', 1)),
  },
]

function navigation(path: string): Check {
  return (site) => {
    const $ = site.open(path)
    const labels = $('header nav a')
      .toArray()
      .map((element) => $(element).text())
    expect(labels, path).toEqual(['About Us', 'Pilots', 'Get Inspired', 'Innovation Summit', 'Contact Us'])
  }
}

function quickLinks(path: string): Check {
  return (site) => {
    const $ = site.open(path)
    expect($('footer nav h2').text(), path).toBe('Quick Links')
    const links = $('footer nav a').toArray()
    expect(
      links.map((element) => [$(element).text(), $(element).attr('href')]),
      path,
    ).toEqual([
      ['About Us', '/about'],
      ['Ongoing Pilots', '/pilots'],
      ['Get Inspired', '/get-inspired'],
      ['Innovation Summit', '/innovation-summit'],
      ['Privacy Policy', '/privacy-policy'],
    ])
  }
}
