import { expect } from 'vitest'
import { openPage } from '../site-pages.ts'
import { each, onEachOf } from './checks.ts'
import { lists, textsOf } from './fields.ts'
import { splitFile } from './files.ts'
import { all, type Check, quote } from './sentence.ts'

/** Every pilot that shows its plan shows it whole: a step for each milestone, with number, if it has several, name and deadline. */
export const plans: Check = onEachOf(
  'pilots',
  (path, file) =>
    all(
      each(path, '[data-milestone]', 'data[value], time[datetime]'),
      lists(path, file, 'milestones.*.name', 'ol > [data-milestone] > :is(.flex-1, .sr-only)'),
      () => {
        const [, id] = splitFile(file)
        const $ = openPage(path)
        const labels = Array.from($('[data-milestone]'), (step) => step.attribs['data-milestone'])
        expect(textsOf(file, 'milestones.*.label')).toEqual(labels)
        const shown = Array.from($('[data-milestone] > :first-child:not(.sr-only)'), (number) => $(number).text())
        expect(shown).toEqual(labels.length > 1 ? labels : [])
        for (const step of $('[data-milestone]'))
          expect($(step).find(`[data-figure="${id}/${step.attribs['data-milestone']?.toLowerCase()}"]`)).toHaveLength(1)
      },
    ),
  '[data-milestone]',
)

/** Every pilot that shows its implementers shows them all, with name and role. */
const implementers: Check = onEachOf(
  'pilots',
  (path, file) =>
    all(
      lists(path, file, 'implementers.*.name', '[data-card=implementer] > p:first-child'),
      lists(path, file, 'implementers.*.role', '[data-card=implementer] > p:last-child'),
    ),
  '[data-card=implementer]',
)

const named = (id: string) => each(`/pilot/${id}`, '[data-card=implementer]', 'p', 'p + p')

/** The milestones and implementers of the pilots. */
export const milestoneSentences = [
  ...quote('/pilots')`
    Milestone: label (M1..M6), name, deadline text. ${plans}
    Implementer: name, role; ${implementers}
  `,
  ...quote('/pilot/givify')`three on Givify, ${named('givify')}`,
  ...quote('/pilot/unhcr-us')`two on the SMS pilot, ${named('unhcr-us')}`,
  ...quote('/pilot/insight-hub-predict')`
    three on the predictive pilot. ${named('insight-hub-predict')}
  `,
  ...quote('/pilot/givify')`
    Milestones: Givify: concept finalisation (Q2, June); [m1] design (Q4, Oct/Nov); [m2]
    communication plan (Q3, Aug/Sept); [m3] infrastructure (Q2-Q4, Oct); [m4]
    testing (Q4, Nov); [m5] pilot launch (Dec 2023). [m6]
  `,
  ...quote('/pilot/unhcr-us')`
    SMS: planning Dec 2023; [m1] month 1 SMS Jan 2024; [m2] month 2 Feb 2024; [m3]
    month 3 Mar 2024; [m4] analysis after 3 months Apr 2024; [m5] after 6 months Jul 2024. [m6]
  `,
  ...quote('/pilot/insight-hub-predict')`
    Predictive: kick-start May 2023; [m1]
    finalize 2022 lifetime-value data Jun 2023; [m2] model build Jul 2023; [m3]
    identify about 4,000 prospects Aug 2023; [m4] implementation and optimisation Jul-Sep 2023; [m5]
    project review Q4 2023 to Q2 2024. [m6]
  `,
]
