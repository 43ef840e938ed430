import { expect } from 'vitest'
import { formatFigure } from '../../../../renderer/content/figures/format.ts'
import { normalise } from '../site-pages.ts'
import { count, hasText, link, some } from './checks.ts'
import { fixes, tells } from './fields.ts'
import { counted, shows } from './figures.ts'
import type { SpecifiedFile } from './files.ts'
import { caseStudies } from './section-2-case-studies.ts'
import { mailLink, nominateToStories } from './section-2-contact.ts'
import { homeToGetInspired } from './section-2-pages.ts'
import { sixPilots } from './section-2-pilots.ts'
import { routesAndFrame } from './section-2-routes.ts'
import { summits } from './section-2-summits.ts'
import { all, type Check, of, type Sentence } from './sentence.ts'

const policy = '/privacy-policy'
const section = (id: string) => `section[data-policy-section]:has(h2#${id})`

/** The sections of the policy as the content has them, in the order of their numbers, counted from one. */
const numberedSections: Check = all(
  count(policy, '[data-policy-section]', counted('count/policy-sections')),
  shows(policy, 'count/policy-sections'),
  (site) => {
    const $ = site.open(policy)
    const shown = $('[data-policy-section] h2').toArray()
    expect(shown.map((element) => normalise($(element).text()))).toEqual(
      site.content.policy.map(({ data }, index) => `${index + 1}. ${normalise(data.title)}`),
    )
    expect(shown.map((element) => $(element).find('data').attr('value'))).toEqual(
      site.content.policy.map((_, index) => String(index + 1)),
    )
  },
)

type PolicyId = Extract<SpecifiedFile, `policy/${string}`> extends `policy/${infer Id}` ? Id : never

/** A section of the policy that the specification names: its title and a text, and whatever else it asks of it. */
function policySection(sentence: string, id: PolicyId, more: Check = () => {}): Sentence[] {
  const check = all(tells(policy, `policy/${id}`, 'title', `${section(id)} h2`), hasText(policy, section(id)), more)
  return of(`policy/${id}`, [sentence, check])
}

const privacyAndNotFound: readonly Sentence[] = [
  [
    'Shows a last-updated date equal to the current date',
    (site) => {
      const date = site.open(policy)('main time[data-today]')
      expect(date).toHaveLength(1)
      const day = date.attr('datetime') ?? ''
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(date.text()).toBe(formatFigure({ value: day, notation: 'standard' }))
    },
  ],
  ['and a Back to Home link to /.', link(policy, '/', 'Back to Home')],
  ['Fourteen numbered sections:', numberedSections],
  ...policySection('Introduction;', 'introduction'),
  ...policySection(
    'Information We Collect (personal data, usage data);',
    'information-we-collect',
    some(policy, `${section('information-we-collect')} h3`),
  ),
  ...policySection('How We Use Your Information;', 'how-we-use-your-information'),
  ...policySection('Legal Basis (GDPR);', 'legal-basis'),
  ...policySection(
    'Your Rights Under GDPR (access, rectification, erasure, restriction, portability, objection, withdrawal of consent);',
    'your-rights',
    hasText(policy, `${section('your-rights')} li`),
  ),
  ...policySection('Data Sharing (no selling);', 'data-sharing'),
  ...policySection('Data Security;', 'data-security'),
  ...policySection('Data Retention;', 'data-retention'),
  ...policySection('Cookies;', 'cookies'),
  ...policySection('International Transfers;', 'international-transfers'),
  ...policySection(
    "Children's Privacy (under 16);",
    'childrens-privacy',
    shows(policy, 'privacy-policy/minimum-age', section('childrens-privacy')),
  ),
  ...policySection('Changes;', 'changes'),
  ...policySection(
    'Contact (e-mail {email} and website);',
    'contacting-us',
    all(mailLink(policy, section('contacting-us')), (site) => {
      const links = site.open(policy)(`${section('contacting-us')} a`)
      expect(links.is(`[href^="${site.content.settings.data.url}"]`)).toBe(true)
    }),
  ),
  ...policySection('Data Protection Officer.', 'data-protection-officer'),

  ['Shows 404,', fixes('notFound', 'code', '404'), tells('/404', 'notFound', 'code')],
  [
    'the text "Oops! Page not found"',
    fixes('notFound', 'message', 'Oops! Page not found'),
    tells('/404', 'notFound', 'message', 'main h1'),
  ],
  [
    'and a Return to Home link to /.',
    fixes('notFound', 'link.label', 'Return to Home'),
    link('/404', '/', 'Return to Home'),
  ],
  [
    'It logs the attempted path to the console.',
    {
      testedIn: 'browser/not-found.test.ts',
      title: '%s has the status and the words of the screen, and is logged where scripts run',
    },
  ],
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
