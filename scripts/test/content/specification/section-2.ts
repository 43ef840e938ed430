import { expect } from 'vitest'
import { formatFigure } from '../../../../renderer/content/figures/format.ts'
import { websiteWords } from '../../../../renderer/content/markdown/directives.ts'
import { content, normalise, openPage } from '../site-pages.ts'
import { count, each, hasText, link } from './checks.ts'
import { elsewhere } from './elsewhere.ts'
import { fixes, tells } from './fields.ts'
import { caseStudies } from './section-2-case-studies.ts'
import { mailLink, nominateToStories } from './section-2-contact.ts'
import { homeToGetInspired } from './section-2-pages.ts'
import { sixPilots } from './section-2-pilots.ts'
import { routesAndFrame } from './section-2-routes.ts'
import { summits } from './section-2-summits.ts'
import { all, type Check, quote, type Sentence } from './sentence.ts'

const policy = '/privacy-policy'
const section = (id: string) => `section[data-policy-section]:has(h2#${id})`

const lastUpdated: Check = () => {
  const date = openPage(policy)('main time[data-today]')
  expect(date).toHaveLength(1)
  const day = date.attr('datetime') ?? ''
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(date.text()).toBe(formatFigure({ value: day, notation: 'standard' }))
}

/** The sections of the policy as the content has them, in the order of their numbers, counted from one. */
export const policySections: Check = all(count(policy, '[data-policy-section]', 'count/policy-sections'), () => {
  const $ = openPage(policy)
  const shown = $('[data-policy-section] h2').toArray()
  const titles = content.site.policy.map(({ data }) => normalise(data.title))
  expect(shown.map((element) => normalise($(element).text()))).toEqual(
    titles.map((title, index) => `${index + 1}. ${title}`),
  )
  expect(shown.map((element) => $(element).find('data').attr('value'))).toEqual(
    titles.map((_, index) => String(index + 1)),
  )
})

/** A section of the policy that the specification names: its title and a text, and whatever else it asks of it. */
function policySection(words: string, id: string, ...more: readonly Check[]): Sentence {
  const title = tells(policy, `policy/${id}`, 'title', `${section(id)} h2`)
  return { words, figures: [], due: [title, hasText(policy, section(id)), ...more], file: `policy/${id}` }
}

const website: Check = () => {
  const link = openPage(policy)(`${section('contacting-us')} a[href="/"]`)
  expect(link.text()).toBe(websiteWords(content.site.settings.data.url))
}

const privacyAndNotFound = [
  ...quote(policy)`
    Shows a last-updated date equal to the current date ${lastUpdated}
    and a Back to Home link to /. ${link(policy, '/', 'Back to Home')}
    Fourteen numbered sections: [count/policy-sections] ${policySections}
  `,
  policySection('Introduction;', 'introduction'),
  policySection(
    'Information We Collect (personal data, usage data);',
    'information-we-collect',
    each(policy, 'body', `${section('information-we-collect')} h3`),
  ),
  policySection('How We Use Your Information;', 'how-we-use-your-information'),
  policySection('Legal Basis (GDPR);', 'legal-basis'),
  policySection(
    'Your Rights Under GDPR (access, rectification, erasure, restriction, portability, objection, withdrawal of consent);',
    'your-rights',
    hasText(policy, `${section('your-rights')} li`),
  ),
  policySection('Data Sharing (no selling);', 'data-sharing'),
  policySection('Data Security;', 'data-security'),
  policySection('Data Retention;', 'data-retention'),
  policySection('Cookies;', 'cookies'),
  policySection('International Transfers;', 'international-transfers'),
  policySection("Children's Privacy", 'childrens-privacy'),
  ...quote(policy)`(under 16); [minimum-age]`,
  policySection('Changes;', 'changes'),
  policySection(
    'Contact (e-mail {email} and website);',
    'contacting-us',
    mailLink(policy, section('contacting-us')),
    website,
  ),
  policySection('Data Protection Officer.', 'data-protection-officer'),
  ...quote('/404')`
    Shows 404, ${fixes('notFound', 'code', '404')} ${tells('/404', 'notFound', 'code')}
    the text "Oops! Page not found" ${fixes('notFound', 'message', 'Oops! Page not found')}
    ${tells('/404', 'notFound', 'message', 'main h1')}
    and a Return to Home link to /. ${fixes('notFound', 'link.label', 'Return to Home')}
    ${link('/404', '/', 'Return to Home')}
    It logs the attempted path to the console. ${elsewhere.logged}
  `,
]

/** 2. Screens and routes. */
export const section2: readonly Sentence[] = [
  ...routesAndFrame,
  ...homeToGetInspired,
  ...summits,
  ...nominateToStories,
  ...caseStudies,
  ...sixPilots,
  ...privacyAndNotFound,
]
