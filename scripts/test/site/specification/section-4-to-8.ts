import { expect } from 'vitest'
import { all, count, each, everywhere, external, headings, link, noInput, onEach, part, says, shows } from './checks.ts'
import { articlePaths, pilotPaths } from './pages.ts'
import { eventData } from './section-2-summits.ts'
import type { Sentence } from './sentence.ts'

const nominate = '/nominate-beacon'
const givify = '/pilot/givify'
const predict = '/pilot/insight-hub-predict'

/** 4. States and transitions. */
export const section4: readonly Sentence[] = [
  {
    sentence: 'The mobile menu toggles open and closed, and closes when a link is chosen.',
    reason: 'browser tests: the menu on a small screen',
  },
  {
    sentence: 'Pilot status is only the fixed value Implemented.',
    check: count('/pilots', '[data-field=status]:contains("Implemented")', 6),
  },
  {
    sentence: 'The summit event status is scheduled and its mode is online.',
    check: (site) => {
      const { eventStatus, eventAttendanceMode } = eventData(site)
      expect(eventStatus).toMatch(/\/EventScheduled$/)
      expect(eventAttendanceMode).toMatch(/\/OnlineEventAttendanceMode$/)
    },
  },
  { sentence: 'No business state machine exists.', reason: 'it demands nothing of a page' },
  {
    sentence: 'The pilots are described as moving through their milestones in time;',
    check: onEach([givify, '/pilot/unhcr-us', predict], (path) => count(path, 'ol > [data-milestone]', 6)),
  },
  {
    sentence: "each page's Latest Update states the outcome.",
    check: (site) => {
      const missing = pilotPaths.filter((path) => {
        const $ = site.open(path)
        const headings = $('article h2').toArray()
        return !headings.some((heading) => $(heading).text() === 'Latest Update')
      })
      expect(missing, `without a heading “Latest Update”: ${missing.join(', ')}`).toEqual([])
    },
  },
]

/** 5. Validation rules. */
export const section5: readonly Sentence[] = [
  { sentence: 'Input validation: not shown (no input is collected).', check: noInput },
  {
    sentence:
      'Content rules stated as text on the nominations page, not enforced: only co-initiator organisations may nominate;',
    check: says(nominate, /only co-initiator(s| organisations) may nominate/i),
  },
  {
    sentence: 'each organisation may nominate at most 5 concepts and at least 2.',
    check: all(
      part(nominate, 'Requirements', /at most 5/i, /at least 2/i, /concepts/i),
      shows(nominate, 'at most 5'),
      shows(nominate, 'at least 2'),
    ),
  },
  {
    sentence: 'The Givify pilot describes a donation page asking only for name and email;',
    check: says(givify, /donation page[^.]*only[^.]*name[^.]*e-?mail/i),
  },
  { sentence: 'that page is not part of the product.', check: noInput },
]

/** 6. Roles and permissions. */
export const section6: readonly Sentence[] = [
  { sentence: 'All pages are public.', check: (site) => expect(site.paths).toHaveLength(18) },
  {
    sentence: 'Roles and sign-in: not shown.',
    check: all(
      noInput,
      everywhere((path) => count(path, 'a[href*="login"], a[href*="sign"]', 0)),
    ),
  },
  {
    sentence: 'The nominations page says only co-initiators may nominate',
    check: says(nominate, /only co-initiator(s| organisations) may nominate/i),
  },
  {
    sentence: 'and each appoints an evaluator to select preferred Beacons.',
    check: says(nominate, /each co-initiator appoints an evaluator/i, /preferred Beacons/i),
  },
]

/** 7. The calls it makes. */
export const section7: readonly Sentence[] = [
  {
    sentence: "No page calls the product's own server.",
    check: (site) => {
      const scripts = site.listFiles().filter((name) => name.endsWith('.js'))
      expect(scripts).not.toHaveLength(0)
      for (const name of scripts) {
        // A script may fetch another of this site, before it imports it.
        const script = site
          .readFile(name)
          .replace(/\bfetch\([`"']([^`"']+)[`"']\)/g, (call, address: string) =>
            scripts.some((script) => address === `/${script}`) ? '' : call,
          )
        expect(script, name).not.toMatch(/XMLHttpRequest|sendBeacon|new (WebSocket|EventSource)/)
        // Search loads one file of the site, and says which; methods of that name are called on something.
        const calls = script.match(/(?<![.\w#] ?)(?<!async )\bfetch\((?!\w*(?:,\w+)*\)\{)/g) ?? []
        expect(calls.length, name).toBeLessThanOrEqual(script.includes('/search/index.json') ? 1 : 0)
      }
    },
  },
  {
    sentence: 'What a shared data-fetching client created at the app root would request: not shown.',
    reason: 'not shown; its limits stand in section 9, client defaults',
  },
  {
    sentence: 'Side effects are only: outbound links (several open in a new tab: event registration,',
    check: external('/innovation-summit', /^Register Now/),
  },
  { sentence: 'sponsor site,', check: onEach(pilotPaths, (path) => external(path, /./, '[data-card=sponsor]', 1)) },
  { sentence: 'video,', check: external(givify, /video|recording/i, '[data-card=resource]', 1) },
  { sentence: 'PDF report,', check: external(predict, /report.*PDF/i, '[data-card=resource]', 1) },
  { sentence: 'cloud-drive video,', check: external(predict, /video/i, '[data-card=resource]', 1) },
  {
    sentence: 'external challenge platforms,',
    check: onEach(articlePaths, (path) => external(path, /challenge platform/i, '[data-card=resource]', 1)),
  },
  {
    sentence: 'manifesto document,',
    check: onEach(articlePaths, (path) => external(path, /manifesto document/i, '[data-card=resource]', 1)),
  },
  {
    sentence: 'solutions marketplace,',
    check: onEach(articlePaths, (path) => external(path, /solutions marketplace/i, '[data-card=resource]', 1)),
  },
  { sentence: 'nomination form,', check: external(nominate, /nomination form/i) },
  { sentence: 'partner sites,', check: external('/', /./, '[data-logo-row]', 13) },
  {
    sentence: 'social and profile links);',
    check: all(
      everywhere((path) => external(path, /./, 'footer li', 5)),
      external('/contact', /./, '[data-card=social]', 5),
      external('/about', /profile/i, '[data-card=leader]', 20),
    ),
  },
  {
    sentence: 'mail links;',
    check: all(count('/contact', 'main a[href^="mailto:"]', 1), count('/privacy-policy', 'main a[href^="mailto:"]', 1)),
  },
  {
    sentence: 'writing structured event data into the page head on the summit page;',
    check: (site) => {
      for (const path of [...site.paths, ...site.failurePaths]) {
        const events =
          site
            .open(path)('script[type="application/ld+json"]')
            .text()
            .match(/"@type":"Event"/g) ?? []
        expect(events, path).toHaveLength(path.startsWith('/innovation-summit') ? 1 : 0)
      }
    },
  },
  {
    sentence: 'a console log of the attempted path on unknown routes;',
    reason: 'browser tests: the console of the not-found screen',
  },
  {
    sentence: 'the redirect from the legacy path to /nominate-beacon.',
    check: (site) =>
      expect(site.readFile('_redirects')).toMatch(
        /^\/index\.php\/innovation-in-fundraising-summit\/ \/nominate-beacon 30[18]$/m,
      ),
  },
]

/** 8. Error catalogue. */
export const section8: readonly Sentence[] = [
  {
    sentence: 'Unknown path Not-found screen: 404, "Oops! Page not found", Return to Home link to /',
    check: all(
      says('/404', '404', 'Oops! Page not found'),
      link('/404', '/', 'Return to Home'),
      each('/404', 'head', 'title:contains("not found")'),
    ),
  },
  {
    sentence: 'Unexpected routing failure Router default error screen titled "Unexpected Application Error!"',
    check: all(
      headings('/500', 1, 'Unexpected Application Error!'),
      each('/500', 'head', 'title:contains("Unexpected Application Error!")'),
    ),
  },
  { sentence: 'with the status or message', check: says('/500', '500') },
  { sentence: 'Other errors: not shown.', reason: 'not shown' },
]
