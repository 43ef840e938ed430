import { all, count, hasText, headings, noInput } from './checks.ts'
import { leadsTo, tells } from './fields.ts'
import { counted, shows, showsAll } from './figures.ts'
import { of, type Sentence } from './sentence.ts'

/** 1. What the product does and for whom. */
export const section1: readonly Sentence[] = [
  { sentence: 'The site presents the initiative,', check: headings('/about', 2, 'Mission', 'Our Story') },
  { sentence: 'its pilots,', check: count('/pilots', '[data-card=pilot]', counted('count/pilots')) },
  {
    sentence: 'its past editions and articles,',
    check: all(
      count('/get-inspired', 'main [data-card$=article] a[href^="/article/"]', counted('count/articles')),
      count(
        '/get-inspired',
        'main [data-card$=article] p > span:contains("Innovation Challenge")',
        counted('count/editions'),
      ),
    ),
  },
  { sentence: 'an online innovation summit', check: tells('/innovation-summit', 'summit', 'title', 'main h1') },
  {
    sentence: 'and a call for nominations ("Beacons"),',
    check: all(
      tells('/nominate-beacon', 'nominations', 'title', 'main h1'),
      tells('/nominate-beacon', 'nominations', 'lead'),
      count('/nominate-beacon', 'main h1:contains("Beacon")', 1),
    ),
  },
  { sentence: 'plus a contact page', check: tells('/contact', 'contact', 'title', 'main h1') },
  { sentence: 'and a privacy policy.', check: tells('/privacy-policy', 'privacy', 'title', 'main h1') },
  {
    sentence:
      'Audience: startups, agencies, NGOs, academics, fundraisers, non-profit staff, innovators and the general public.',
    check: all(hasText('/about', { under: 'Mission' }), tells('/', 'home', 'lead'), tells('/about', 'about', 'lead')),
  },
  {
    sentence: 'Headline claims: open innovation challenges since 2020;',
    check: all(shows('/', 'home/since'), tells('/', 'home', 'kicker')),
  },
  { sentence: '14 international NGOs collaborate;', check: shows('/', 'home/ngos') },
  {
    sentence: '358 submissions across 2020 and 2022;',
    check: all(shows('/', 'home/submissions'), showsAll('/', 'count', 'first-edition-year', 'latest-edition-year')),
  },
  { sentence: '96 expert evaluators;', check: shows('/', 'home/evaluators') },
  { sentence: '6 innovation pilots.', check: shows('/', 'count/pilots') },
  ...of('articles/first-edition', [
    {
      sentence: 'The about page adds over 1,500 participants,',
      check: shows('/about', 'first-edition/participants'),
    },
    { sentence: 'over 230 solution submissions,', check: shows('/about', 'first-edition/submissions') },
  ]),
  { sentence: 'and 15+ partner organisations.', check: shows('/about', 'about/partner-organisations') },
  {
    sentence: 'The site is hosted by a social change organisation, which is credited in the footer copyright line.',
    check: (site) => {
      for (const path of site.allPaths) {
        tells(path, 'settings', 'footer.copyright', 'footer p:contains("©")')(site)
        tells(path, 'settings', 'host.name', 'footer p:contains("©") a')(site)
        leadsTo(path, 'footer p:contains("©")', 'settings', 'host.url')(site)
      }
    },
  },
  {
    sentence: 'It also hosts a peer-learning programme on fundraising.',
    check: all(
      tells('/about', 'settings', 'host.programme', { under: 'Who We Are' }),
      leadsTo('/about', { under: 'Who We Are' }, 'settings', 'host.url'),
    ),
  },
  { sentence: 'There are no accounts, no forms and no data entry.', check: noInput },
  {
    sentence: 'Registration for the summit and nominations happen on external sites reached by links.',
    check: all(
      leadsTo('/innovation-summit', 'main', 'summit', 'registration.url'),
      leadsTo('/nominate-beacon', 'main', 'nominations', 'form.url'),
    ),
  },
  { sentence: 'All content is fixed in the pages; no user-created data exists.', check: noInput },
]
