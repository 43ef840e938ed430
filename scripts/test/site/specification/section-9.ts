import { all, count } from './checks.ts'
import { clientDefault, counted, shows } from './figures.ts'
import { articleFiles } from './files.ts'
import { leaders, logoRows, logos } from './section-2-pages.ts'
import { onlineAgenda, onlineHours } from './section-2-summits.ts'
import { pilotConstants } from './section-9-pilots.ts'
import { of, type Sentence } from './sentence.ts'

const online = '/innovation-summit'
const annual = '/innovation-summit-geneve'
const nominate = '/nominate-beacon'

/** An item of the online summit's agenda: its hours from the ledger, beside its title and its badge. */
const agendaItem = (sentence: string, place: number): Sentence => ({
  sentence,
  check: all(
    onlineAgenda,
    shows(online, `innovation-summit/agenda-${place}`, `[data-agenda-item]:nth-child(${place})`),
  ),
})

/** A date of the nominations: on the timeline, on the card of its event. */
const nominationDate = (sentence: string, name: string): Sentence => ({
  sentence,
  check: shows(nominate, `nominate-beacon/${name}`, '[data-card=date]'),
})

const summitsAndNominations: readonly Sentence[] = [
  { sentence: 'Online summit: 23 September 2025,', check: shows(online, 'innovation-summit/date') },
  { sentence: '14:00-16:00 CET,', check: onlineHours },
  { sentence: 'agenda to 16:10.', check: shows(online, 'innovation-summit/agenda-until', { under: 'Agenda' }) },
  agendaItem('Agenda: 14:00-14:10 welcome and opening remarks;', 1),
  agendaItem('14:10-14:55 keynote on the future of fundraising innovation;', 2),
  agendaItem('14:55-15:10 Q&A;', 3),
  agendaItem('15:10-15:55 showcase of pilot presentations;', 4),
  agendaItem('15:55-16:00 closing remarks.', 5),

  { sentence: 'Older summit page: 15 November 2025;', check: shows(annual, 'innovation-summit-geneve/date') },
  { sentence: '5000+ attendees;', check: shows(annual, 'innovation-summit-geneve/attendees') },
  { sentence: 'agenda 09:00-15:00;', check: shows(annual, 'innovation-summit-geneve/hours') },
  { sentence: 'early bird until 15 October 2025.', check: shows(annual, 'innovation-summit-geneve/early-bird') },

  { sentence: 'Nominations: max 5,', check: shows(nominate, 'nominate-beacon/maximum') },
  { sentence: 'min 2 per organisation.', check: shows(nominate, 'nominate-beacon/minimum') },
  nominationDate('Timeline: call opens 1 July;', 'call-opens'),
  nominationDate('deadline 19 August;', 'deadline'),
  nominationDate('selection and support 10 September;', 'selection'),
  nominationDate('showcase 23 and 25 September,', 'showcase'),
  nominationDate('14:00-16:00 CET.', 'showcase-hours'),
]

const listsAndEditions: readonly Sentence[] = [
  { sentence: 'Home/About/Get Inspired: 13 logos in rows of 4, 4, 5;', check: all(logos, logoRows) },
  { sentence: '20 leaders;', check: leaders },
  { sentence: '4 value cards;', check: count('/about', '[data-card=value]', counted('count/values')) },
  { sentence: '4 statistic cards on home;', check: count('/', '[data-card=stat]', counted('count/home-cards')) },
  {
    sentence: '3 stat cards on Get Inspired;',
    check: count('/get-inspired', '[data-card=stat]', counted('count/inspired-cards')),
  },
  {
    sentence: '6 pilots;',
    check: all(
      count('/pilots', '[data-card=pilot]', counted('count/pilots')),
      shows('/', 'count/pilots'),
      shows('/pilots', 'count/pilots'),
    ),
  },
  {
    sentence: 'article dates 19 Dec 2022, 30 Nov 2020, 9 Oct 2020.',
    of: articleFiles,
    checkOf: (path, file) => {
      const date = `${file.replace('articles/', '')}/date`
      return all(shows(path, date), shows('/get-inspired', date))
    },
  },
  ...of('articles/second-edition', [
    { sentence: 'Past editions: second: 12 INGOs,', check: shows('/article/second-edition', 'second-edition/ingos') },
    { sentence: '120+ proposals,', check: shows('/article/second-edition', 'second-edition/proposals') },
    { sentence: '6 winners,', check: shows('/article/second-edition', 'second-edition/winners') },
    { sentence: '17 nominated.', check: shows('/article/second-edition', 'second-edition/nominated') },
  ]),
  ...of('articles/first-edition', [
    { sentence: 'First: 14 NGOs,', check: shows('/article/first-edition', 'first-edition/ngos') },
    { sentence: '1,500+ participants,', check: shows('/article/first-edition', 'first-edition/participants') },
    { sentence: '230+ submissions,', check: shows('/article/first-edition', 'first-edition/submissions') },
    { sentence: '113 reviewers.', check: shows('/article/first-edition', 'first-edition/reviewers') },
  ]),
]

const policyAndClient: readonly Sentence[] = [
  {
    sentence: 'Privacy: 14 sections;',
    check: all(
      count('/privacy-policy', '[data-policy-section]', counted('count/policy-sections')),
      shows('/privacy-policy', 'count/policy-sections'),
    ),
  },
  {
    sentence: 'children under 16 not targeted.',
    check: shows('/privacy-policy', 'privacy-policy/minimum-age'),
  },
  { sentence: 'Client defaults: tooltip delay 700 ms,', check: clientDefault('tooltip-delay') },
  { sentence: 'skip delay 300 ms;', check: clientDefault('tooltip-skip-delay') },
  { sentence: 'cache garbage collection 5 minutes;', check: clientDefault('cache-collection') },
  { sentence: 'retry backoff from 1 s up to 30 s;', check: clientDefault('retry-backoff') },
  { sentence: '3 retries in a browser.', check: clientDefault('retries') },
]

/** 9. Business constants and limits. */
export const section9: readonly Sentence[] = [
  ...summitsAndNominations,
  ...listsAndEditions,
  ...pilotConstants,
  ...policyAndClient,
]
