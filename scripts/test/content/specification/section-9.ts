import { count } from './checks.ts'
import { clientDefault, counted, shows } from './figures.ts'
import { articleFiles } from './files.ts'
import { leaders, logoRows, logos } from './section-2-pages.ts'
import { onlineAgenda, onlineHours } from './section-2-summits.ts'
import { pilotConstants } from './section-9-pilots.ts'
import { all, of, type Sentence } from './sentence.ts'

const online = '/innovation-summit'
const annual = '/innovation-summit-geneve'
const nominate = '/nominate-beacon'

/** An item of the online summit's agenda: its hours from the ledger, beside its title and its badge. */
const agendaItem = (sentence: string, place: number): Sentence => [
  sentence,
  onlineAgenda,
  shows(online, `innovation-summit/agenda-${place}`, `[data-agenda-item]:nth-child(${place})`),
]

/** A date of the nominations: on the timeline, on the card of its event. */
const nominationDate = (sentence: string, name: string): Sentence => [
  sentence,
  shows(nominate, `nominate-beacon/${name}`, '[data-card=date]'),
]

const summitsAndNominations: readonly Sentence[] = [
  ['Online summit: 23 September 2025,', shows(online, 'innovation-summit/date')],
  ['14:00-16:00 CET,', onlineHours],
  ['agenda to 16:10.', shows(online, 'innovation-summit/agenda-until', { under: 'Agenda' })],
  agendaItem('Agenda: 14:00-14:10 welcome and opening remarks;', 1),
  agendaItem('14:10-14:55 keynote on the future of fundraising innovation;', 2),
  agendaItem('14:55-15:10 Q&A;', 3),
  agendaItem('15:10-15:55 showcase of pilot presentations;', 4),
  agendaItem('15:55-16:00 closing remarks.', 5),

  ['Older summit page: 15 November 2025;', shows(annual, 'innovation-summit-geneve/date')],
  ['5000+ attendees;', shows(annual, 'innovation-summit-geneve/attendees')],
  ['agenda 09:00-15:00;', shows(annual, 'innovation-summit-geneve/hours')],
  ['early bird until 15 October 2025.', shows(annual, 'innovation-summit-geneve/early-bird')],

  ['Nominations: max 5,', shows(nominate, 'nominate-beacon/maximum')],
  ['min 2 per organisation.', shows(nominate, 'nominate-beacon/minimum')],
  nominationDate('Timeline: call opens 1 July;', 'call-opens'),
  nominationDate('deadline 19 August;', 'deadline'),
  nominationDate('selection and support 10 September;', 'selection'),
  nominationDate('showcase 23 and 25 September,', 'showcase'),
  nominationDate('14:00-16:00 CET.', 'showcase-hours'),
]

const listsAndEditions: readonly Sentence[] = [
  ['Home/About/Get Inspired: 13 logos in rows of 4, 4, 5;', logos, logoRows],
  ['20 leaders;', leaders],
  ['4 value cards;', count('/about', '[data-card=value]', counted('count/values'))],
  ['4 statistic cards on home;', count('/', '[data-card=stat]', counted('count/home-cards'))],
  ['3 stat cards on Get Inspired;', count('/get-inspired', '[data-card=stat]', counted('count/inspired-cards'))],
  [
    '6 pilots;',
    count('/pilots', '[data-card=pilot]', ({ cards }) => cards.pilots.length),
    shows('/', 'count/pilots'),
    shows('/pilots', 'count/pilots'),
  ],
  [
    'article dates 19 Dec 2022, 30 Nov 2020, 9 Oct 2020.',
    {
      of: articleFiles,
      check: (path, file) => {
        const date = `${file.replace('articles/', '')}/date`
        return all(shows(path, date), shows('/get-inspired', date))
      },
    },
  ],
  ...of(
    'articles/second-edition',
    ['Past editions: second: 12 INGOs,', shows('/article/second-edition', 'second-edition/ingos')],
    ['120+ proposals,', shows('/article/second-edition', 'second-edition/proposals')],
    ['6 winners,', shows('/article/second-edition', 'second-edition/winners')],
    ['17 nominated.', shows('/article/second-edition', 'second-edition/nominated')],
  ),
  ...of(
    'articles/first-edition',
    ['First: 14 NGOs,', shows('/article/first-edition', 'first-edition/ngos')],
    ['1,500+ participants,', shows('/article/first-edition', 'first-edition/participants')],
    ['230+ submissions,', shows('/article/first-edition', 'first-edition/submissions')],
    ['113 reviewers.', shows('/article/first-edition', 'first-edition/reviewers')],
  ),
]

const policyAndClient: readonly Sentence[] = [
  [
    'Privacy: 14 sections;',
    count('/privacy-policy', '[data-policy-section]', counted('count/policy-sections')),
    shows('/privacy-policy', 'count/policy-sections'),
  ],
  ['children under 16 not targeted.', shows('/privacy-policy', 'privacy-policy/minimum-age')],
  ['Client defaults: tooltip delay 700 ms,', clientDefault('tooltip-delay')],
  ['skip delay 300 ms;', clientDefault('tooltip-skip-delay')],
  ['cache garbage collection 5 minutes;', clientDefault('cache-collection')],
  ['retry backoff from 1 s up to 30 s;', clientDefault('retry-backoff')],
  ['3 retries in a browser.', clientDefault('retries')],
]

/** 9. Business constants and limits. */
export const section9: readonly Sentence[] = [
  ...summitsAndNominations,
  ...listsAndEditions,
  ...pilotConstants,
  ...policyAndClient,
]
