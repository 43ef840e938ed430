import { z } from 'zod'
import { type Figure, type Figures, figureIdPattern } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import type { Location } from '../problem.ts'
import { slug, text } from '../schemas/fields.ts'
import { magnitude, type Violation } from './relation.ts'

const figureId = z.string().regex(figureIdPattern, 'expected file/name, such as givify/community')

const common = {
  id: slug.describe('the name of the relation').meta({ examples: ['reach-in-all'] }),
  says: text
    .describe('what must hold, in a sentence')
    .meta({ examples: ['The reach in all is that of both channels.'] }),
}

const whole = figureId.describe('the figure that the parts make up').meta({ examples: ['unhcr-us/total-reach'] })
const parts = z
  .array(figureId)
  .min(2)
  .describe('the figures that are added up')
  .meta({ examples: [['unhcr-us/email-reach', 'unhcr-us/sms-reach']] })
const members = z
  .array(figureId)
  .min(2)
  .describe('the figures, in the order that the rule speaks of')
  .meta({ examples: [['unhcr-us/first-analysis', 'unhcr-us/second-analysis']] })
const rule = <Name extends string>(name: Name, says: string) => z.literal(name).describe(says)

/** The relations between figures that the ledger states. */
export const statedRelation = z.discriminatedUnion('rule', [
  z.strictObject({ ...common, rule: rule('sum', 'the parts add up to the whole'), whole, parts }),
  z.strictObject({ ...common, rule: rule('sum-at-most', 'the parts add up to the whole or to less'), whole, parts }),
  z.strictObject({ ...common, rule: rule('ascending', 'each figure is at least the one before it'), figures: members }),
  z.strictObject({ ...common, rule: rule('equal', 'all figures have the same value'), figures: members }),
])

/** A relation that the ledger states. */
export type StatedRelation = z.infer<typeof statedRelation>

/**
 * Evaluates a stated relation. A figure that does not exist makes it a violation: a relation never holds on nothing.
 *
 * @param location where the ledger states it
 */
export function evaluateStated(relation: StatedRelation, figures: Figures, location: Location): Violation[] {
  const ids = 'parts' in relation ? [relation.whole, ...relation.parts] : relation.figures
  const missing = ids.filter((id) => !figures[id])
  const violation = (message: string): Violation[] => [{ relation: relation.id, location, message }]
  if (missing.length > 0)
    return violation(
      `the relation \`${relation.id}\` names ${missing.map((id) => `\`${id}\``).join(', ')}, which does not exist`,
    )
  const members = ids.flatMap((id) => figures[id] ?? [])
  if (holds(relation, members)) return []
  const values = members.map(
    (figure) => `\`${figure.id}\` is ${formatFigure(figure)} (${figure.location.file}:${figure.location.line})`,
  )
  return violation(`${relation.says} It does not hold: ${values.join(', ')}`)
}

function holds({ rule }: StatedRelation, members: readonly Figure[]): boolean {
  const [first = Number.NaN, ...rest] = members.map((figure) => magnitude(figure) ?? Number.NaN)
  const sum = rest.reduce((total, value) => total + value, 0)
  switch (rule) {
    case 'sum':
      return sum === first
    case 'sum-at-most':
      return sum <= first
    case 'equal':
      return (
        rest.every((value) => value === first) && new Set(members.map(({ value }) => JSON.stringify(value))).size === 1
      )
    case 'ascending':
      return rest.every((value, index) => (index === 0 ? first : (rest[index - 1] ?? Number.NaN)) <= value)
  }
}
