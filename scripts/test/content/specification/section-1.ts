import { cards } from '../site-pages.ts'
import { count, each, everywhere, hasText, noInput, sections } from './checks.ts'
import { leadsTo, tells, titled } from './fields.ts'
import { quote } from './sentence.ts'

const categories = 'main [data-card$=article] p > span:contains("Innovation Challenge")'
const challenges = cards.articles.filter(({ data }) => data.category === 'Innovation Challenge')

const credit = 'footer p:contains("©")'

/** 1. What the product does and for whom. */
export const section1 = [
  ...quote('/')`
    The site presents the initiative, ${sections('/about', 'Mission, Our Story')}
    its pilots, ${count('/pilots', '[data-card=pilot]', cards.pilots.length)}
    its past editions and articles, ${count('/get-inspired', categories, challenges.length)}
    ${count('/get-inspired', 'main [data-card$=article] a[href^="/article/"]', cards.articles.length)}
    an online innovation summit ${titled('/innovation-summit', 'summit')}
    and a call for nominations ("Beacons"), ${titled('/nominate-beacon', 'nominations')}
    ${tells('/nominate-beacon', 'nominations', 'lead')} ${count('/nominate-beacon', 'main h1:contains("Beacon")', 1)}
    plus a contact page ${titled('/contact', 'contact')}
    and a privacy policy. ${titled('/privacy-policy', 'privacy')}
    Audience: startups, agencies, NGOs, academics, fundraisers, non-profit staff, innovators and the general public.
    ${hasText('/about', { under: 'Mission' })} ${tells('/', 'home', 'lead')} ${tells('/about', 'about', 'lead')}
    Headline claims: open innovation challenges since 2020; [since] ${tells('/', 'home', 'kicker')}
    14 international NGOs collaborate; [ngos] 358 submissions across 2020 and 2022; [submissions]
    ${each('/', 'body', '[data-figure="count/first-edition-year"]', '[data-figure="count/latest-edition-year"]')}
    96 expert evaluators; [evaluators] 6 innovation pilots. [count/pilots]
  `,
  ...quote('/about', 'articles/first-edition')`
    The about page adds over 1,500 participants, [first-edition/participants]
    over 230 solution submissions, [first-edition/submissions]
  `,
  ...quote('/about')`
    and 15+ partner organisations. [partner-organisations]
    The site is hosted by a social change organisation, which is credited in the footer copyright line.
    ${everywhere((path) => tells(path, 'settings', 'footer.copyright', credit))}
    ${everywhere((path) => tells(path, 'settings', 'host.name', `${credit} a`))}
    ${everywhere((path) => leadsTo(path, credit, 'settings', 'host.url'))}
    It also hosts a peer-learning programme on fundraising.
    ${tells('/about', 'settings', 'host.programme', { under: 'Who We Are' })}
    ${leadsTo('/about', { under: 'Who We Are' }, 'settings', 'host.url')}
    There are no accounts, no forms and no data entry. ${noInput}
    Registration for the summit and nominations happen on external sites reached by links.
    ${leadsTo('/innovation-summit', 'main', 'summit', 'registration.url')}
    ${leadsTo('/nominate-beacon', 'main', 'nominations', 'form.url')}
    All content is fixed in the pages; no user-created data exists. ${noInput}
  `,
]
