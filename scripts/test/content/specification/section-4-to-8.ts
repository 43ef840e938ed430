import { expect } from 'vitest'
import { allPaths, cards, listFiles, openPage, readFile } from '../site-pages.ts'
import { count, each, everywhere, hasText, link, noInput, onEachOf } from './checks.ts'
import { elsewhere } from './elsewhere.ts'
import { fixes, leadsTo, tells } from './fields.ts'
import { sponsor } from './section-2-case-studies.ts'
import { mailLink, requirements, socialCards, storyLinks } from './section-2-contact.ts'
import { leaders, logos } from './section-2-pages.ts'
import { footerLinks, redirects, routeTable } from './section-2-routes.ts'
import { scheduled } from './section-2-summits.ts'
import { plans } from './section-3-milestones.ts'
import { type Check, quote } from './sentence.ts'

const predict = '/pilot/insight-hub-predict'

const outcomes = onEachOf('pilots', (path) => hasText(path, { under: 'Latest Update' }), 'h2:contains("Latest Update")')

/** 4. States and transitions. */
export const section4 = quote('/pilots')`
  The mobile menu toggles open and closed, ${elsewhere.menuToggles}
  and closes when a link is chosen. ${elsewhere.menuCloses}
  Pilot status is only the fixed value Implemented. ${count('/pilots', '[data-card=pilot] p:has(+ h3) > :last-child', cards.pilots.length)}
  The summit event status is scheduled and its mode is online. ${scheduled}
  No business state machine exists. ${{ reason: 'it demands nothing of a page' }}
  The pilots are described as moving through their milestones in time; ${plans}
  each page's Latest Update states the outcome. ${outcomes}
`

/** 5. Validation rules. */
export const section5 = [
  ...quote('/nominate-beacon')`
    Input validation: not shown (no input is collected). ${noInput}
    Content rules stated as text on the nominations page, not enforced: only co-initiator organisations may nominate;
    ${requirements}
    each organisation may nominate at most 5 concepts [maximum] and at least 2. [minimum]
  `,
  ...quote('/pilot/givify')`
    The Givify pilot describes a donation page asking only for name and email;
    ${hasText('/pilot/givify', { under: 'About' })}
    ${tells('/pilots', 'pilots/givify', 'keyFeatures.*', '[data-card=pilot]')}
  `,
  ...quote('/')`that page is not part of the product. ${noInput}`,
]

/** 6. Roles and permissions. */
export const section6 = quote('/nominate-beacon')`
  All pages are public. ${routeTable}
  Roles and sign-in: not shown. ${noInput}
  ${everywhere((path) => count(path, 'a[href^="/login"], a[href^="/sign"]', 0))}
  The nominations page says only co-initiators may nominate ${requirements}
  and each appoints an evaluator to select preferred Beacons. ${requirements}
`

const noCalls: Check = () => {
  const scripts = listFiles().filter((name) => name.endsWith('.js'))
  expect(scripts).not.toHaveLength(0)
  for (const name of scripts) {
    const script = readFile(name)
    expect(script, name).not.toMatch(/XMLHttpRequest|sendBeacon|new (WebSocket|EventSource)/)
    // A script of the site is asked for before it is imported. Search loads files of the site, by addresses that it
    // has; methods of that name are called on something.
    const withoutScripts = script.replace(/\bfetch\((["'`])\/assets\/[\w./-]+\.js\1\)/g, '')
    const calls = withoutScripts.match(/(?<![.\w#] ?)(?<!async )\bfetch\((?!\w*(?:,\w+)*\)\{)/g) ?? []
    expect(calls.length, name).toBeLessThanOrEqual(script.includes('/search/index.json') ? 1 : 0)
  }
}

const eventsOnSummits: Check = () => {
  for (const path of allPaths) {
    const blocks = openPage(path)('head script[type="application/ld+json"]').text()
    const events = blocks.match(/"@type":"Event"/g) ?? []
    expect(events, path).toHaveLength(path.startsWith('/innovation-summit') ? 1 : 0)
  }
}

/** 7. The calls it makes. */
export const section7 = [
  ...quote('/')`
    No page calls the product's own server. ${noCalls}
    What a shared data-fetching client created at the app root would request: not shown.
    ${{ reason: 'not shown; its limits are in section 9, client defaults' }}
    Side effects are only: outbound links (several open in a new tab: event registration,
    ${leadsTo('/innovation-summit', 'main', 'summit', 'registration.url')}
    sponsor site, ${sponsor}
  `,
  ...quote('/pilot/givify')`
    video, ${leadsTo('/pilot/givify', '[data-card=resource]', 'pilots/givify', 'resources.0.url')}
  `,
  ...quote(predict)`
    PDF report, ${leadsTo(predict, '[data-card=resource]', 'pilots/insight-hub-predict', 'resources.0.url')}
    cloud-drive video, ${leadsTo(predict, '[data-card=resource]', 'pilots/insight-hub-predict', 'resources.1.url')}
  `,
  ...quote('/')`
    external challenge platforms, manifesto document, solutions marketplace, ${storyLinks}
    nomination form, ${leadsTo('/nominate-beacon', 'main', 'nominations', 'form.url')}
    partner sites, ${logos}
    social and profile links); ${footerLinks} ${socialCards} ${leaders}
    mail links; ${mailLink('/contact')} ${mailLink('/privacy-policy')}
    writing structured event data into the page head on the summit page; ${eventsOnSummits}
    a console log of the attempted path on unknown routes; ${elsewhere.logged}
    the redirect from the legacy path to /nominate-beacon. ${redirects}
  `,
]

/** 8. Error catalogue. */
export const section8 = quote('/404')`
  Unknown path Not-found screen: ${tells('/404', 'notFound', 'title', 'head title')}
  404, ${fixes('notFound', 'code', '404')} ${tells('/404', 'notFound', 'code')}
  "Oops! Page not found", ${fixes('notFound', 'message', 'Oops! Page not found')}
  ${tells('/404', 'notFound', 'message')}
  Return to Home link to / ${fixes('notFound', 'link.label', 'Return to Home')} ${link('/404', '/', 'Return to Home')}
  Unexpected routing failure Router default error screen titled "Unexpected Application Error!"
  ${fixes('error', 'title', 'Unexpected Application Error!')} ${tells('/500', 'error', 'title', 'main h1')}
  ${each('/500', 'head', 'title:contains("Unexpected Application Error!")')}
  with the status or message ${tells('/500', 'error', 'code')} ${tells('/500', 'error', 'message')}
  Other errors: not shown. ${{ reason: 'not shown' }}
`
