import { count, hasText, noInput, sections } from './checks.ts'
import { leadsTo, tells } from './fields.ts'
import { shows, showsAll } from './figures.ts'
import { of, type Sentence } from './sentence.ts'

/** 1. What the product does and for whom. */
export const section1: readonly Sentence[] = [
  ['The site presents the initiative,', sections('/about', 'Mission, Our Story')],
  ['its pilots,', count('/pilots', '[data-card=pilot]', ({ cards }) => cards.pilots.length)],
  [
    'its past editions and articles,',
    count('/get-inspired', 'main [data-card$=article] a[href^="/article/"]', ({ cards }) => cards.articles.length),
    count(
      '/get-inspired',
      'main [data-card$=article] p > span:contains("Innovation Challenge")',
      ({ cards }) => cards.articles.filter(({ data }) => data.category === 'Innovation Challenge').length,
    ),
  ],
  ['an online innovation summit', tells('/innovation-summit', 'summit', 'title', 'main h1')],
  [
    'and a call for nominations ("Beacons"),',
    tells('/nominate-beacon', 'nominations', 'title', 'main h1'),
    tells('/nominate-beacon', 'nominations', 'lead'),
    count('/nominate-beacon', 'main h1:contains("Beacon")', 1),
  ],
  ['plus a contact page', tells('/contact', 'contact', 'title', 'main h1')],
  ['and a privacy policy.', tells('/privacy-policy', 'privacy', 'title', 'main h1')],
  [
    'Audience: startups, agencies, NGOs, academics, fundraisers, non-profit staff, innovators and the general public.',
    hasText('/about', { under: 'Mission' }),
    tells('/', 'home', 'lead'),
    tells('/about', 'about', 'lead'),
  ],
  ['Headline claims: open innovation challenges since 2020;', shows('/', 'home/since'), tells('/', 'home', 'kicker')],
  ['14 international NGOs collaborate;', shows('/', 'home/ngos')],
  [
    '358 submissions across 2020 and 2022;',
    shows('/', 'home/submissions'),
    showsAll('/', 'count', 'first-edition-year', 'latest-edition-year'),
  ],
  ['96 expert evaluators;', shows('/', 'home/evaluators')],
  ['6 innovation pilots.', shows('/', 'count/pilots')],
  ...of(
    'articles/first-edition',
    ['The about page adds over 1,500 participants,', shows('/about', 'first-edition/participants')],
    ['over 230 solution submissions,', shows('/about', 'first-edition/submissions')],
  ),
  ['and 15+ partner organisations.', shows('/about', 'about/partner-organisations')],
  [
    'The site is hosted by a social change organisation, which is credited in the footer copyright line.',
    (site) => {
      for (const path of site.allPaths) {
        tells(path, 'settings', 'footer.copyright', 'footer p:contains("©")')(site)
        tells(path, 'settings', 'host.name', 'footer p:contains("©") a')(site)
        leadsTo(path, 'footer p:contains("©")', 'settings', 'host.url')(site)
      }
    },
  ],
  [
    'It also hosts a peer-learning programme on fundraising.',
    tells('/about', 'settings', 'host.programme', { under: 'Who We Are' }),
    leadsTo('/about', { under: 'Who We Are' }, 'settings', 'host.url'),
  ],
  ['There are no accounts, no forms and no data entry.', noInput],
  [
    'Registration for the summit and nominations happen on external sites reached by links.',
    leadsTo('/innovation-summit', 'main', 'summit', 'registration.url'),
    leadsTo('/nominate-beacon', 'main', 'nominations', 'form.url'),
  ],
  ['All content is fixed in the pages; no user-created data exists.', noInput],
]
