import { expect } from 'vitest'
import { clientDefaults } from '../../../../renderer/client-defaults.ts'
import { all, count, part, says, shows } from './checks.ts'
import { articlePaths, pilotPaths } from './pages.ts'
import { pilotConstants } from './section-9-pilots.ts'
import type { Check, Sentence } from './sentence.ts'

const online = '/innovation-summit'
const annual = '/innovation-summit-geneve'
const nominate = '/nominate-beacon'
const [second, manifesto, first] = articlePaths

/** An item of the online summit's agenda: its place, its hours, its title. */
function agenda(place: number, hours: string, title: RegExp): Check {
  return (site) => {
    const $ = site.open(online)
    const text = site.text(online, `[data-agenda-item]:nth-child(${place})`)
    expect(
      $('[data-agenda-item]')
        .eq(place - 1)
        .find('data')
        .text()
        .replace('–', '-'),
    ).toBe(hours)
    expect(text).toMatch(title)
  }
}

/** A default of the client code, in the code and in the reviewed ledger of figures. */
function clientDefault(id: string, ledger: unknown, ...code: readonly (readonly [number, number])[]): Check {
  return (site) => {
    expect(site.content.ledger?.figures.find((figure) => figure.id === `client/${id}`)?.value).toEqual(ledger)
    for (const [found, expected] of code) expect(found).toBe(expected)
  }
}

const summitsAndNominations: readonly Sentence[] = [
  { sentence: 'Online summit: 23 September 2025,', check: shows(online, '23 September 2025') },
  { sentence: '14:00-16:00 CET,', check: shows(online, '14:00-16:00', /CET/) },
  { sentence: 'agenda to 16:10.', check: shows(online, '16:10', /agenda/i) },
  {
    sentence: 'Agenda: 14:00-14:10 welcome and opening remarks;',
    check: agenda(1, '14:00-14:10', /welcome and opening remarks/i),
  },
  {
    sentence: '14:10-14:55 keynote on the future of fundraising innovation;',
    check: agenda(2, '14:10-14:55', /keynote on the future of fundraising innovation/i),
  },
  { sentence: '14:55-15:10 Q&A;', check: agenda(3, '14:55-15:10', /Q&A/i) },
  {
    sentence: '15:10-15:55 showcase of pilot presentations;',
    check: agenda(4, '15:10-15:55', /showcase of pilot presentations/i),
  },
  { sentence: '15:55-16:00 closing remarks.', check: agenda(5, '15:55-16:00', /closing remarks/i) },

  { sentence: 'Older summit page: 15 November 2025;', check: shows(annual, '15 November 2025') },
  { sentence: '5000+ attendees;', check: shows(annual, '5000+', /attendees/i) },
  {
    sentence: 'agenda 09:00-15:00;',
    check: all(shows(annual, '09:00-15:00'), part(annual, 'Agenda', /09:00.*15:00/)),
  },
  { sentence: 'early bird until 15 October 2025.', check: shows(annual, '15 October 2025', /early bird/i) },

  { sentence: 'Nominations: max 5,', check: shows(nominate, 'at most 5', /concepts/i) },
  {
    sentence: 'min 2 per organisation.',
    check: all(shows(nominate, 'at least 2', /concepts/i), says(nominate, /each organisation/i)),
  },
  { sentence: 'Timeline: call opens 1 July;', check: shows(nominate, '1 July', /call[^.]*opens/i) },
  { sentence: 'deadline 19 August;', check: shows(nominate, '19 August', /deadline/i) },
  { sentence: 'selection and support 10 September;', check: shows(nominate, '10 September', /selection.*support/i) },
  { sentence: 'showcase 23 and 25 September,', check: shows(nominate, '23 and 25 September', /showcase/i) },
  { sentence: '14:00-16:00 CET.', check: shows(nominate, '14:00-16:00', /CET/) },
]

const listsAndEditions: readonly Sentence[] = [
  {
    sentence: 'Home/About/Get Inspired: 13 logos in rows of 4, 4, 5;',
    check: all(
      count('/', '[data-logo-row] li', 13),
      count('/', '[data-logo-row]:nth-child(1) li', 4),
      count('/', '[data-logo-row]:nth-child(2) li', 4),
      count('/', '[data-logo-row]:nth-child(3) li', 5),
      shows('/', '13', /partner/i),
    ),
  },
  { sentence: '20 leaders;', check: all(count('/about', '[data-card=leader]', 20), shows('/about', '20', /leaders/i)) },
  { sentence: '4 value cards;', check: count('/about', '[data-card=value]', 4) },
  { sentence: '4 statistic cards on home;', check: count('/', '[data-card=stat]', 4) },
  { sentence: '3 stat cards on Get Inspired;', check: count('/get-inspired', '[data-card=stat]', 3) },
  {
    sentence: '6 pilots;',
    check: all(
      count('/pilots', '[data-card=pilot]', pilotPaths.length),
      shows('/', '6', /pilots/i),
      shows('/pilots', '6', /pilots/i),
    ),
  },
  ...(
    [
      ['article dates 19 Dec 2022,', second, '19 December 2022'],
      ['30 Nov 2020,', manifesto, '30 November 2020'],
      ['9 Oct 2020.', first, '9 October 2020'],
    ] as const
  ).map(([sentence, path, date]) => ({ sentence, check: all(shows(path, date), shows('/get-inspired', date)) })),

  { sentence: 'Past editions: second: 12 INGOs,', check: shows(second, '12', /INGOs|international NGOs/i) },
  { sentence: '120+ proposals,', check: shows(second, '120+', /proposals/i) },
  { sentence: '6 winners,', check: shows(second, '6', /winners/i) },
  { sentence: '17 nominated.', check: shows(second, '17', /nominated/i) },
  { sentence: 'First: 14 NGOs,', check: shows(first, '14', /NGOs/) },
  { sentence: '1,500+ participants,', check: shows(first, '1,500+', /participants|people/i) },
  { sentence: '230+ submissions,', check: shows(first, '230+', /submissions|submitted/i) },
  { sentence: '113 reviewers.', check: shows(first, '113', /reviewers/i) },
]

const policyAndClient: readonly Sentence[] = [
  {
    sentence: 'Privacy: 14 sections;',
    check: all(count('/privacy-policy', '[data-policy-section]', 14), shows('/privacy-policy', '14', /sections/i)),
  },
  {
    sentence: 'children under 16 not targeted.',
    check: all(
      shows('/privacy-policy', 'under 16', /children/i),
      says('/privacy-policy', /(not|n['’]t) (aimed at|targeted at|meant for|intended for) children/i),
    ),
  },
  {
    sentence: 'Client defaults: tooltip delay 700 ms,',
    check: clientDefault('tooltip-delay', 700, [clientDefaults.tooltipDelay, 700]),
  },
  {
    sentence: 'skip delay 300 ms;',
    check: clientDefault('tooltip-skip-delay', 300, [clientDefaults.tooltipSkipDelay, 300]),
  },
  {
    sentence: 'cache garbage collection 5 minutes;',
    check: clientDefault('cache-collection', 5, [clientDefaults.cacheCollection, 300_000]),
  },
  {
    sentence: 'retry backoff from 1 s up to 30 s;',
    check: clientDefault(
      'retry-backoff',
      { from: 1, to: 30 },
      [clientDefaults.firstRetryWait, 1000],
      [clientDefaults.longestRetryWait, 30_000],
    ),
  },
  { sentence: '3 retries in a browser.', check: clientDefault('retries', 3, [clientDefaults.retries, 3]) },
]

/** 9. Business constants and limits. */
export const section9: readonly Sentence[] = [
  ...summitsAndNominations,
  ...listsAndEditions,
  ...pilotConstants,
  ...policyAndClient,
]
