import { expect } from 'vitest'
import { count, each, everywhere, hasText, link, noInput, onEachPilot } from './checks.ts'
import { fixes, leadsTo, tells } from './fields.ts'
import { shows } from './figures.ts'
import { articleFiles, pilotFiles } from './files.ts'
import { mailLink, socialCards } from './section-2-contact.ts'
import { leaders, logos } from './section-2-pages.ts'
import { redirects, routeTable } from './section-2-routes.ts'
import { eventData } from './section-2-summits.ts'
import { plans } from './section-3-milestones.ts'
import { all, type Check, of, type Sentence } from './sentence.ts'

const nominate = '/nominate-beacon'

/** What a nomination must fulfil stands on its page, word for word. */
const requirements: Check = tells(nominate, 'nominations', 'requirements.*', { under: 'Requirements' })

/** 4. States and transitions. */
export const section4: readonly Sentence[] = [
  [
    'The mobile menu toggles open and closed, and closes when a link is chosen.',
    { testedIn: 'browser/menu.test.ts', title: 'opens and closes with its button, which says so' },
    { testedIn: 'browser/menu.test.ts', title: 'closes when a link is chosen, even where no page follows' },
  ],
  [
    'Pilot status is only the fixed value Implemented.',
    count('/pilots', '[data-field=status]', ({ cards }) => cards.pilots.length),
  ],
  [
    'The summit event status is scheduled and its mode is online.',
    (site) => {
      const { eventStatus, eventAttendanceMode } = eventData(site)
      expect(eventStatus).toMatch(/\/EventScheduled$/)
      expect(eventAttendanceMode).toMatch(/\/OnlineEventAttendanceMode$/)
    },
  ],
  ['No business state machine exists.', { reason: 'it demands nothing of a page' }],
  ['The pilots are described as moving through their milestones in time;', plans],
  [
    "each page's Latest Update states the outcome.",
    { of: pilotFiles, check: (path) => hasText(path, { under: 'Latest Update' }) },
  ],
]

/** 5. Validation rules. */
export const section5: readonly Sentence[] = [
  ['Input validation: not shown (no input is collected).', noInput],
  [
    'Content rules stated as text on the nominations page, not enforced: only co-initiator organisations may nominate;',
    requirements,
  ],
  [
    'each organisation may nominate at most 5 concepts and at least 2.',
    shows(nominate, 'nominate-beacon/maximum', { under: 'Requirements' }),
    shows(nominate, 'nominate-beacon/minimum', { under: 'Requirements' }),
  ],
  ...of('pilots/givify', [
    'The Givify pilot describes a donation page asking only for name and email;',
    hasText('/pilot/givify', { under: 'About' }),
    tells('/pilots', 'pilots/givify', 'keyFeatures.*', '[data-card=pilot]'),
  ]),
  ['that page is not part of the product.', noInput],
]

/** 6. Roles and permissions. */
export const section6: readonly Sentence[] = [
  ['All pages are public.', routeTable],
  [
    'Roles and sign-in: not shown.',
    noInput,
    everywhere((path) => count(path, 'a[href^="/login"], a[href^="/sign"]', 0)),
  ],
  ['The nominations page says only co-initiators may nominate', requirements],
  ['and each appoints an evaluator to select preferred Beacons.', requirements],
]

/** 7. The calls it makes. */
export const section7: readonly Sentence[] = [
  [
    "No page calls the product's own server.",
    (site) => {
      const scripts = site.listFiles().filter((name) => name.endsWith('.js'))
      expect(scripts).not.toHaveLength(0)
      for (const name of scripts) {
        const script = site.readFile(name)
        expect(script, name).not.toMatch(/XMLHttpRequest|sendBeacon|new (WebSocket|EventSource)/)
        // A script of the site is asked for before it is imported. Search loads one file of the site, and says which; methods
        // of that name are called on something.
        const withoutScripts = script.replace(/\bfetch\((["'`])\/assets\/[\w./-]+\.js\1\)/g, '')
        const calls = withoutScripts.match(/(?<![.\w#] ?)(?<!async )\bfetch\((?!\w*(?:,\w+)*\)\{)/g) ?? []
        expect(calls.length, name).toBeLessThanOrEqual(script.includes('/search/index.json') ? 1 : 0)
      }
    },
  ],
  [
    'What a shared data-fetching client created at the app root would request: not shown.',
    { reason: 'not shown; its limits stand in section 9, client defaults' },
  ],
  [
    'Side effects are only: outbound links (several open in a new tab: event registration,',
    leadsTo('/innovation-summit', 'main', 'summit', 'registration.url'),
  ],
  [
    'sponsor site,',
    onEachPilot((path) =>
      all(
        count(path, '[data-card=sponsor] a[target]', 1),
        leadsTo(path, '[data-card=sponsor]', 'settings', 'sponsor.url'),
      ),
    ),
  ],
  ...of('pilots/givify', [
    'video,',
    leadsTo('/pilot/givify', '[data-card=resource]', 'pilots/givify', 'resources.0.url'),
  ]),
  ...of('pilots/insight-hub-predict', [
    'PDF report, cloud-drive video,',
    leadsTo(
      '/pilot/insight-hub-predict',
      '[data-card=resource]',
      'pilots/insight-hub-predict',
      'resources.0.url',
      'resources.1.url',
    ),
  ]),
  [
    'external challenge platforms, manifesto document, solutions marketplace,',
    { of: articleFiles, check: (path, file) => leadsTo(path, '[data-card=resource]', file, 'links.*.url') },
  ],
  ['nomination form,', leadsTo(nominate, 'main', 'nominations', 'form.url')],
  ['partner sites,', logos],
  [
    'social and profile links);',
    everywhere((path) => leadsTo(path, 'footer li', 'settings', 'socialLinks.*.url')),
    socialCards,
    leaders,
  ],
  ['mail links;', mailLink('/contact'), mailLink('/privacy-policy')],
  [
    'writing structured event data into the page head on the summit page;',
    (site) => {
      for (const path of site.allPaths) {
        const blocks = site.open(path)('head script[type="application/ld+json"]').text()
        const events = blocks.match(/"@type":"Event"/g) ?? []
        expect(events, path).toHaveLength(path.startsWith('/innovation-summit') ? 1 : 0)
      }
    },
  ],
  [
    'a console log of the attempted path on unknown routes;',
    {
      testedIn: 'browser/not-found.test.ts',
      title: '%s has the status and the words of the screen, and is logged where scripts run',
    },
  ],
  ['the redirect from the legacy path to /nominate-beacon.', redirects],
]

/** 8. Error catalogue. */
export const section8: readonly Sentence[] = [
  [
    'Unknown path Not-found screen: 404, "Oops! Page not found", Return to Home link to /',
    fixes('notFound', 'code', '404'),
    fixes('notFound', 'message', 'Oops! Page not found'),
    fixes('notFound', 'link.label', 'Return to Home'),
    tells('/404', 'notFound', 'code'),
    tells('/404', 'notFound', 'message'),
    tells('/404', 'notFound', 'title', 'head title'),
    link('/404', '/', 'Return to Home'),
  ],
  [
    'Unexpected routing failure Router default error screen titled "Unexpected Application Error!"',
    fixes('error', 'title', 'Unexpected Application Error!'),
    tells('/500', 'error', 'title', 'main h1'),
    each('/500', 'head', 'title:contains("Unexpected Application Error!")'),
  ],
  ['with the status or message', tells('/500', 'error', 'code'), tells('/500', 'error', 'message')],
  ['Other errors: not shown.', { reason: 'not shown' }],
]
