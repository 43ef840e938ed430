import { expect } from 'vitest'
import { all, count, link, part, says, shows } from './checks.ts'
import { policySections } from './pages.ts'
import { caseStudies } from './section-2-case-studies.ts'
import { nominateToStories } from './section-2-contact.ts'
import { homeToGetInspired } from './section-2-pages.ts'
import { sixPilots } from './section-2-pilots.ts'
import { routesAndFrame } from './section-2-routes.ts'
import { summits } from './section-2-summits.ts'
import type { Sentence } from './sentence.ts'

const policy = '/privacy-policy'

/** The heading of a policy section as the page shows it, with its number. */
const heading = (number: number) => `${number}. ${policySections[number - 1]}`

/** The part of the policy under the heading of that number has all these words. */
const policyPart = (number: number, ...words: readonly RegExp[]) => part(policy, heading(number), ...words)

const privacyAndNotFound: readonly Sentence[] = [
  {
    sentence: 'Shows a last-updated date equal to the current date',
    check: (site) => {
      const $ = site.open(policy)
      const date = $('main time[data-today]')
      expect(date).toHaveLength(1)
      const day = date.attr('datetime') ?? ''
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const shown = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
      expect(date.text()).toBe(shown)
    },
  },
  { sentence: 'and a Back to Home link to /.', check: link(policy, '/', 'Back to Home') },
  {
    sentence: 'Fourteen numbered sections:',
    check: all(count(policy, '[data-policy-section]', 14), shows(policy, '14', /sections/i), (site) => {
      const $ = site.open(policy)
      const numbers = $('[data-policy-section] h2 data').toArray()
      expect(numbers.map((number) => $(number).text())).toEqual(policySections.map((_, index) => `${index + 1}.`))
      expect(
        $('[data-policy-section] h2')
          .toArray()
          .map((element) => $(element).text()),
      ).toEqual(policySections.map((_, index) => heading(index + 1)))
    }),
  },
  { sentence: 'Introduction;', check: policyPart(1, /\w{4}/) },
  {
    sentence: 'Information We Collect (personal data, usage data);',
    check: policyPart(2, /personal data/i, /usage data/i),
  },
  { sentence: 'How We Use Your Information;', check: policyPart(3, /\w{4}/) },
  { sentence: 'Legal Basis (GDPR);', check: policyPart(4, /General Data Protection Regulation|GDPR/) },
  {
    sentence:
      'Your Rights Under GDPR (access, rectification, erasure, restriction, portability, objection, withdrawal of consent);',
    check: policyPart(5, /access.*rectification.*erasure.*restriction.*portability.*objection.*withdrawal of consent/i),
  },
  { sentence: 'Data Sharing (no selling);', check: policyPart(6, /(don['’]t|do not|never) sell/i) },
  { sentence: 'Data Security;', check: policyPart(7, /secur/i) },
  { sentence: 'Data Retention;', check: policyPart(8, /keep|kept|retain/i) },
  { sentence: 'Cookies;', check: policyPart(9, /cookies/i) },
  { sentence: 'International Transfers;', check: policyPart(10, /countr/i) },
  {
    sentence: "Children's Privacy (under 16);",
    check: all(policyPart(11, /under 16/), shows(policy, 'under 16', /children/i)),
  },
  { sentence: 'Changes;', check: policyPart(12, /change/i) },
  {
    sentence: 'Contact (e-mail {email} and website);',
    check: (site) => {
      const $ = site.open(policy)
      const links = $('[data-policy-section=13] a').toArray()
      const targets = links.map((element) => $(element).attr('href'))
      expect(targets).toContain(site.open('/contact')('main a[href^="mailto:"]').attr('href'))
      expect(targets.some((target) => target?.startsWith('https://'))).toBe(true)
    },
  },
  { sentence: 'Data Protection Officer.', check: policyPart(14, /officer/i) },

  { sentence: 'Shows 404,', check: says('/404', '404') },
  { sentence: 'the text "Oops! Page not found"', check: says('/404', 'Oops! Page not found') },
  { sentence: 'and a Return to Home link to /.', check: link('/404', '/', 'Return to Home') },
  {
    sentence: 'It logs the attempted path to the console.',
    reason: 'browser tests: the console of the not-found screen',
  },
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
