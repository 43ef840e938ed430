import { z } from 'zod'
import { type Figure, type Figures, figureIdPattern, scopeOf } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import type { FieldPlace } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { slug, words } from '../schemas/fields.ts'
import { field, fields } from '../schemas/roles.ts'
import { type Extent, extentOf, type Violation } from './relation.ts'

/** How figures compare: one is the sum of others, or at least their sum; each is at least the one before it, or equal to it. */
type Comparison = { rule: 'sum' | 'sum-at-most' | 'ascending' | 'equal'; ids: readonly string[] }

/** Reads `a = b + c`, `a >= b + c`, `a <= b <= c`, `a = b`; undefined for anything else. */
export function readComparison(text: string): Comparison | undefined {
  const [, whole, sign, sum = ''] = /^(\S+) (=|>=) (\S+(?: \+ \S+)+)$/.exec(text) ?? []
  const lists = [
    { rule: sign === '=' ? 'sum' : 'sum-at-most', ids: whole ? [whole, ...sum.split(' + ')] : [] },
    { rule: 'ascending', ids: text.split(' <= ') },
    { rule: 'equal', ids: text.split(' = ') },
  ] as const
  return lists.find(({ ids }) => ids.length > 1 && ids.every((id) => figureIdPattern.test(id)))
}

const expected = 'expected figures with signs between them: `a = b + c`, `a >= b + c`, `a <= b <= c` or `a = b`'

/** A relation between figures that `relations.yaml` states. */
export const statedRelation = fields({
  id: slug.describe('the name of the relation').meta({ examples: ['reach-in-all'] }),
  holds: field('machine', z.string())
    .refine((text) => readComparison(text) !== undefined, expected)
    .describe('what must hold: `a = b + c`, `a >= b + c`, `a <= b <= c` or `a = b`, with the ids of figures')
    .meta({ examples: ['unhcr-us/total-reach = unhcr-us/email-reach + unhcr-us/sms-reach'] }),
  says: words.describe('the same in a sentence').meta({ examples: ['The reach in all is that of both channels.'] }),
})

export type StatedRelation = z.infer<typeof statedRelation>

/** Evaluates a relation that is stated at a place; a figure that does not exist is a violation. */
export function evaluateStated(relation: StatedRelation, figures: Figures, place: FieldPlace): Violation[] {
  const { rule, ids } = readComparison(relation.holds) ?? { rule: 'equal', ids: [] }
  const missing = ids.filter((id) => !figures[id])
  if (missing.length > 0) {
    const names = missing.map((id) => `\`${id}\``).join(', ')
    const near = missing.map((id) => didYouMean(id, Object.keys(figures))).find(Boolean)
    const message = `the relation \`${relation.id}\` names ${names}, which ${missing.length > 1 ? 'do' : 'does'} not exist`
    const fix = near || 'remove the relation, or name figures that exist'
    const [first = ''] = missing
    const location = { ...place, path: [...place.path, 'holds'], index: relation.holds.indexOf(first) }
    return [{ relation: relation.id, location, message, fix, missing: scopeOf(first) }]
  }
  const members = ids.flatMap((id) => figures[id] ?? [])
  const [first, ...rest] = members.flatMap((figure) => extentOf(figure) ?? [])
  const isComparable = rest.length === members.length - 1 && rest.every(({ scale }) => scale === first?.scale)
  if (first && isComparable && holds(rule, first, rest, members)) return []
  const fault = first && isComparable ? 'It does not hold' : 'They cannot be compared'
  const values = members.map((figure) => `\`${figure.id}\` is ${formatFigure(figure)}`).join(', ')
  const message = `${relation.says} ${fault}: ${values}`
  return [{ relation: relation.id, location: place, message, alsoAt: members.map(({ location }) => location) }]
}

function holds(rule: Comparison['rule'], first: Extent, rest: readonly Extent[], members: readonly Figure[]): boolean {
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

/** The sum of the parts less the whole, at one end, to as many digits as a number has: in binary, 0.1 + 0.2 is not 0.3. */
function compareSum(whole: Extent, parts: readonly Extent[], end: 'from' | 'to'): number {
  const sum = parts.reduce((before, part) => before + part[end], 0)
  return Number(sum.toPrecision(15)) - whole[end]
}
