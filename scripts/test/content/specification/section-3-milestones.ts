import { expect } from 'vitest'
import { count, each, onEachPilot } from './checks.ts'
import { lengthOf, lists, tells } from './fields.ts'
import { shows } from './figures.ts'
import { all, type Check, of, type Sentence } from './sentence.ts'

/** Every pilot that shows its plan shows it whole: a step for each milestone, with number, name and deadline. */
export const plans: Check = onEachPilot(
  (path, file) =>
    all(
      count(path, 'ol > [data-milestone]', lengthOf(file, 'milestones')),
      each(path, '[data-milestone]', 'data[value], time[datetime]', 'p + p'),
      lists(path, file, 'milestones.*.label', '[data-milestone] > p:first-child'),
      lists(path, file, 'milestones.*.name', '[data-milestone] > p:nth-child(2)'),
    ),
  '[data-milestone]',
)

/** Every pilot that shows its implementers shows them all, with name and role. */
const implementers: Check = onEachPilot(
  (path, file) =>
    all(
      lists(path, file, 'implementers.*.name', '[data-card=implementer] > p:first-child'),
      lists(path, file, 'implementers.*.role', '[data-card=implementer] > p:last-child'),
    ),
  '[data-card=implementer]',
)

type Planned = 'givify' | 'unhcr-us' | 'insight-hub-predict'

/** The milestones of a pilot, one sentence each: the number says which, the ledger and the file say the rest. */
function milestones(id: Planned, ...sentences: readonly string[]): Sentence[] {
  const path = `/pilot/${id}`
  return of(
    `pilots/${id}`,
    ...sentences.map((sentence, index): readonly [string, Check] => {
      const step = `[data-milestone=M${index + 1}]`
      const check = all(
        shows(path, `${id}/m${index + 1}`, step),
        tells(path, `pilots/${id}`, `milestones.${index}.name`, step),
        (site) => expect(site.open(path)('[data-milestone]').eq(index).attr('data-milestone')).toBe(`M${index + 1}`),
      )
      return [sentence, check]
    }),
  )
}

/** The implementers of a pilot, as many as its file has. */
function implementersOf(id: Planned, sentence: string): Sentence[] {
  const check = all(
    implementers,
    count(`/pilot/${id}`, '[data-card=implementer]', lengthOf(`pilots/${id}`, 'implementers')),
    each(`/pilot/${id}`, '[data-card=implementer]', 'p', 'p + p'),
  )
  return of(`pilots/${id}`, [sentence, check])
}

/** The milestones and implementers of the pilots. */
export const milestoneSentences: readonly Sentence[] = [
  ['Milestone: label (M1..M6), name, deadline text.', plans],
  ['Implementer: name, role;', implementers],
  ...implementersOf('givify', 'three on Givify,'),
  ...implementersOf('unhcr-us', 'two on the SMS pilot,'),
  ...implementersOf('insight-hub-predict', 'three on the predictive pilot.'),

  ...milestones(
    'givify',
    'Milestones: Givify: concept finalisation (Q2, June);',
    'design (Q4, Oct/Nov);',
    'communication plan (Q3, Aug/Sept);',
    'infrastructure (Q2-Q4, Oct);',
    'testing (Q4, Nov);',
    'pilot launch (Dec 2023).',
  ),
  ...milestones(
    'unhcr-us',
    'SMS: planning Dec 2023;',
    'month 1 SMS Jan 2024;',
    'month 2 Feb 2024;',
    'month 3 Mar 2024;',
    'analysis after 3 months Apr 2024;',
    'after 6 months Jul 2024.',
  ),
  ...milestones(
    'insight-hub-predict',
    'Predictive: kick-start May 2023;',
    'finalize 2022 lifetime-value data Jun 2023;',
    'model build Jul 2023;',
    'identify about 4,000 prospects Aug 2023;',
    'implementation and optimisation Jul-Sep 2023;',
    'project review Q4 2023 to Q2 2024.',
  ),
]
