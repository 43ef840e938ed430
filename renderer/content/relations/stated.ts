import { z } from 'zod'
import { type Figure, type Figures, figureIdPattern, scopeOf } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import type { Path } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { slug, words } from '../schemas/fields.ts'
import { field, fields } from '../schemas/roles.ts'
import { type Extent, extentOf, type Violation } from './relation.ts'

const figureId = field('reference', z.string()).regex(figureIdPattern, 'expected file/name, such as givify/community')

const common = {
  id: slug.describe('the name of the relation').meta({ examples: ['reach-in-all'] }),
  says: words
    .describe('what must hold, in a sentence')
    .meta({ examples: ['The reach in all is that of both channels.'] }),
}

const whole = figureId.describe('the figure that the parts make up').meta({ examples: ['unhcr-us/total-reach'] })
const several = z.array(figureId).min(2)
const parts = several
  .describe('the figures that are added up')
  .meta({ examples: [['unhcr-us/email-reach', 'unhcr-us/sms-reach']] })
const members = several
  .describe('the figures, in the order of the rule')
  .meta({ examples: [['unhcr-us/first-analysis', 'unhcr-us/second-analysis']] })
const rule = <Name extends string>(name: Name, says: string) => field('machine', z.literal(name)).describe(says)

/** The relations between figures that the ledger states. */
export const statedRelation = z.discriminatedUnion('rule', [
  fields({ ...common, rule: rule('sum', 'the parts add up to the whole'), whole, parts }),
  fields({ ...common, rule: rule('sum-at-most', 'the parts add up to the whole or to less'), whole, parts }),
  fields({ ...common, rule: rule('ascending', 'each figure is at least the one before it'), figures: members }),
  fields({ ...common, rule: rule('equal', 'all figures have the same value'), figures: members }),
])

/** A relation that the ledger states. */
export type StatedRelation = z.infer<typeof statedRelation>

/** The figures that a relation names. */
function idsOf(relation: StatedRelation): readonly string[] {
  return 'parts' in relation ? [relation.whole, ...relation.parts] : relation.figures
}

/** Evaluates a relation that is stated at a place of the ledger; a figure that does not exist is a violation. */
export function evaluateStated(
  relation: StatedRelation,
  figures: Figures,
  place: { file: string; path: Path },
): Violation[] {
  const ids = idsOf(relation)
  const missing = ids.filter((id) => !figures[id])
  if (missing.length > 0) {
    const names = missing.map((id) => `\`${id}\``).join(', ')
    const near = missing.map((id) => didYouMean(id, Object.keys(figures))).find(Boolean)
    const message = `the relation \`${relation.id}\` names ${names}, which ${missing.length > 1 ? 'do' : 'does'} not exist`
    const fix = near || 'remove the relation, or name figures that exist'
    const [first = ''] = missing
    const location = { ...place, path: [...place.path, ...pathOf(relation, first)] }
    return [{ relation: relation.id, location, message, fix, missing: scopeOf(first) }]
  }
  const members = ids.flatMap((id) => figures[id] ?? [])
  const [first, ...rest] = members.flatMap((figure) => extentOf(figure) ?? [])
  const isComparable = rest.length === members.length - 1 && rest.every(({ scale }) => scale === first?.scale)
  if (first && isComparable && holds(relation, first, rest, members)) return []
  const fault = first && isComparable ? 'It does not hold' : 'They cannot be compared'
  const values = members.map((figure) => `\`${figure.id}\` is ${formatFigure(figure)}`).join(', ')
  return [
    {
      relation: relation.id,
      location: place,
      message: `${relation.says} ${fault}: ${values}`,
      others: members.map(({ location }) => location),
    },
  ]
}

/** Where a relation names a figure. */
function pathOf(relation: StatedRelation, id: string): Path {
  if (!('parts' in relation)) return ['figures', relation.figures.indexOf(id)]
  return relation.whole === id ? ['whole'] : ['parts', relation.parts.indexOf(id)]
}

function holds({ rule }: StatedRelation, first: Extent, rest: readonly Extent[], members: readonly Figure[]): boolean {
  switch (rule) {
    case 'sum':
      return compareSum(first, rest, 'from') === 0 && compareSum(first, rest, 'to') === 0
    case 'sum-at-most':
      return compareSum(first, rest, 'from') <= 0 && compareSum(first, rest, 'to') <= 0
    case 'equal':
      return new Set(members.map(({ value }) => JSON.stringify(value))).size === 1
    case 'ascending':
      return [first, ...rest].every((extent, index, all) => (all[index - 1]?.from ?? extent.from) <= extent.from)
  }
}

/** The sum of the parts less the whole, at one end. Added as whole numbers, since 0.1 + 0.2 is not 0.3 in binary fractions. */
function compareSum(whole: Extent, parts: readonly Extent[], end: 'from' | 'to'): number {
  const numbers = [whole, ...parts].map((extent) => extent[end])
  const scale = 10 ** Math.max(...numbers.map(decimalsOf))
  const [expected = 0, ...rest] = numbers.map((number) => Math.round(number * scale))
  return rest.reduce((sum, number) => sum + number, 0) - expected
}

/** The number of digits after the decimal point: 2 for 91.35. */
function decimalsOf(number: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number)) ?? []
  return Math.max(fraction.length - Number(exponent), 0)
}
