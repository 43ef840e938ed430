import { z } from 'zod'
import { type ReadResult, readYaml, type YamlFields } from '../frontmatter.ts'
import { statedRelation } from '../relations/stated.ts'
import { sitePath, text } from '../schemas/fields.ts'
import { figureForm } from '../schemas/figure.ts'
import { validate } from '../validate.ts'
import { figureIdPattern } from './figure.ts'

const ledgerFigure = z.strictObject({
  id: z.string().regex(figureIdPattern, 'expected file/name, such as givify/community'),
  ...figureForm,
  meaning: text.describe('what the figure says, in one sentence'),
  spec: text.describe('the section of the specification that it comes from'),
  source: z
    .enum(['frontmatter', 'derived', 'code'])
    .describe('where it is kept: frontmatter, derived (counted) or code'),
  pages: z.array(sitePath).describe('the pages on which a visitor must see it'),
  unseen: text.optional().describe('why no page shows it'),
})

const acknowledgement = z.strictObject({
  relation: text.describe('the name of the relation that does not hold'),
  contradiction: text.describe('what the source leaves unresolved'),
  reason: text.describe('why it stands'),
})

const ledgerSchema = z.strictObject({
  figures: z.array(ledgerFigure).min(1, 'expected at least one figure'),
  relations: z.array(statedRelation).default([]).describe('what must hold between figures'),
  acknowledged: z.array(acknowledgement).default([]),
})

/** The reviewed list of figures. */
export type Ledger = z.infer<typeof ledgerSchema> & Pick<YamlFields, 'locate' | 'release'> & { file: string }
/** One figure of the ledger. */
export type LedgerFigure = Ledger['figures'][number]

/** Reads `ledger.yaml`, or tells everything that is wrong with it. */
export function readLedger(file: string, source: string): ReadResult<Ledger> {
  const yaml = readYaml(file, source)
  if (!yaml.ok) return yaml
  const result = validate(ledgerSchema, yaml.value)
  if (!result.ok) return result
  return { ok: true, value: { ...result.data, locate: yaml.value.locate, release: yaml.value.release, file } }
}
