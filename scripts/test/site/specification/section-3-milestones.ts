import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import { all, count, each } from './checks.ts'
import type { Check, Sentence } from './sentence.ts'

const plans = ['/pilot/givify', '/pilot/unhcr-us', '/pilot/insight-hub-predict'] as const

/** A milestone of a pilot: its number, its name, its deadline in the words of the plan. */
function milestone(path: string, number: number, name: RegExp, deadline: string): Check {
  return (site) => {
    const $ = site.open(path)
    const item = $('main [data-milestone]').eq(number - 1)
    const label = `M${number}`
    expect(item.attr('data-milestone'), `milestone ${number} on ${path}`).toBe(label)
    const text = normalise(item.text())
    expect(text, `${label} on ${path}`).toContain(label)
    expect(text, `${label} on ${path}`).toMatch(name)
    const moments = item.find('data[value], time[datetime]').toArray()
    expect(
      moments.map((moment) => normalise($(moment).text())),
      `deadline of ${label} on ${path}`,
    ).toContain(deadline)
  }
}

/** The milestones and implementers of the pilots. */
export const milestoneSentences: readonly Sentence[] = [
  {
    sentence: 'Milestone: label (M1..M6), name, deadline text.',
    check: all(
      ...plans.flatMap((path) => [
        count(path, '[data-milestone]', 6),
        each(path, '[data-milestone]', 'data[value], time[datetime]', 'p + p'),
      ]),
    ),
  },
  {
    sentence: 'Implementer: name, role;',
    check: all(...plans.map((path) => each(path, '[data-card=implementer]', 'p', 'p + p'))),
  },
  { sentence: 'three on Givify,', check: count(plans[0], '[data-card=implementer]', 3) },
  { sentence: 'two on the SMS pilot,', check: count(plans[1], '[data-card=implementer]', 2) },
  { sentence: 'three on the predictive pilot.', check: count(plans[2], '[data-card=implementer]', 3) },

  {
    sentence: 'Milestones: Givify: concept finalisation (Q2, June);',
    check: milestone(plans[0], 1, /concept finali[sz]ation/i, 'Q2, June'),
  },
  { sentence: 'design (Q4, Oct/Nov);', check: milestone(plans[0], 2, /design/i, 'Q4, Oct/Nov') },
  {
    sentence: 'communication plan (Q3, Aug/Sept);',
    check: milestone(plans[0], 3, /communication plan/i, 'Q3, Aug/Sept'),
  },
  { sentence: 'infrastructure (Q2-Q4, Oct);', check: milestone(plans[0], 4, /infrastructure/i, 'Q2-Q4, Oct') },
  { sentence: 'testing (Q4, Nov);', check: milestone(plans[0], 5, /testing/i, 'Q4, Nov') },
  { sentence: 'pilot launch (Dec 2023).', check: milestone(plans[0], 6, /pilot launch/i, 'Dec 2023') },

  { sentence: 'SMS: planning Dec 2023;', check: milestone(plans[1], 1, /planning/i, 'Dec 2023') },
  { sentence: 'month 1 SMS Jan 2024;', check: milestone(plans[1], 2, /month 1/i, 'Jan 2024') },
  { sentence: 'month 2 Feb 2024;', check: milestone(plans[1], 3, /month 2/i, 'Feb 2024') },
  { sentence: 'month 3 Mar 2024;', check: milestone(plans[1], 4, /month 3/i, 'Mar 2024') },
  { sentence: 'analysis after 3 months Apr 2024;', check: milestone(plans[1], 5, /after 3 months/i, 'Apr 2024') },
  { sentence: 'after 6 months Jul 2024.', check: milestone(plans[1], 6, /after 6 months/i, 'Jul 2024') },

  { sentence: 'Predictive: kick-start May 2023;', check: milestone(plans[2], 1, /kick-start/i, 'May 2023') },
  {
    sentence: 'finalize 2022 lifetime-value data Jun 2023;',
    check: milestone(plans[2], 2, /finali[sz]e 2022 lifetime-value data/i, 'Jun 2023'),
  },
  { sentence: 'model build Jul 2023;', check: milestone(plans[2], 3, /model build/i, 'Jul 2023') },
  {
    sentence: 'identify about 4,000 prospects Aug 2023;',
    check: milestone(plans[2], 4, /about 4,000 prospects/i, 'Aug 2023'),
  },
  {
    sentence: 'implementation and optimisation Jul-Sep 2023;',
    check: milestone(plans[2], 5, /implementation and optimi[sz]ation/i, 'Jul-Sep 2023'),
  },
  {
    sentence: 'project review Q4 2023 to Q2 2024.',
    check: milestone(plans[2], 6, /project review/i, 'Q4 2023 to Q2 2024'),
  },
]
