import { z } from 'zod'
import { readList } from '../frontmatter/read-list.ts'
import type { Path, Place, ReadResult } from '../problems/problem.ts'
import { statedRelation } from '../relations/stated.ts'
import { sitePath, words } from '../schemas/fields.ts'
import { figureForm } from '../schemas/figure.ts'
import { field, fields } from '../schemas/roles.ts'
import { figureIdPattern } from './figure.ts'

const ledgerFigure = fields({
  id: field('machine', z.string())
    .regex(figureIdPattern, 'expected file/name, such as givify/community')
    .describe('file/name: the file of the figure and its id there; `count/…` is counted, `client/…` is in the code')
    .meta({ examples: ['givify/community'] }),
  ...figureForm,
  meaning: words
    .describe('what the figure says, in one sentence')
    .meta({ examples: ['People whom the appeals reached in all.'] }),
  spec: words
    .optional()
    .describe('the section of the specification that it comes from')
    .meta({ examples: ['2, Home'] }),
  source: words
    .optional()
    .describe('where it comes from, if it is not in the specification; an entry has either `spec` or `source`')
    .meta({ examples: ['The report of the appeal, page 4.'] }),
  pages: z
    .array(sitePath)
    .describe('the pages on which a visitor must see it; an empty list says why in `unseen`')
    .meta({ examples: [['/pilot/givify']] }),
  unseen: words
    .optional()
    .describe('why no page shows it')
    .meta({ examples: ['The rows are seen as the grid of logos, not as a numeral.'] }),
})
  .superRefine(({ spec, source }, context) => {
    if ((spec === undefined) !== (source === undefined)) return
    const isTwice = spec !== undefined
    const message = isTwice
      ? 'expected either `spec` or `source`, found both'
      : 'expected `spec` or `source`, which say where it comes from, found neither'
    const fix =
      'write `spec: ` and the section of the specification, or `source: ` and where else it comes from, such as a report'
    context.addIssue({ code: 'custom', path: [], message, params: { fix: isTwice ? `keep one: ${fix}` : fix } })
  })
  .meta({ not: { required: ['spec', 'source'] } })

const acknowledgement = fields({
  relation: words.describe('the name of the relation that does not hold').meta({ examples: ['agenda-end'] }),
  contradiction: words
    .describe('what the source leaves unresolved')
    .meta({ examples: ['The agenda ends at 16:00, and the text says about 16:10.'] }),
  found: z
    .array(words)
    .min(1, 'expected what the check says of it, word for word')
    .describe('what the check says of it, word for word; anything else that it finds is reported')
    .meta({ examples: [['the agenda is said to run to about 16:10, and the announced hours are 14:00–16:00']] }),
  reason: words.describe('why it is accepted').meta({ examples: ['The specification gives both.'] }),
})

/** `ledger.yaml`: the reviewed list of figures. */
export const ledgerSchema = fields({
  figures: z
    .array(ledgerFigure)
    .min(1, 'expected at least one figure')
    .describe('every number, date and time that a reader of the site could quote, as reviewed'),
  relations: z.array(statedRelation).default([]).describe('what must hold between figures'),
  acknowledged: z
    .array(acknowledgement)
    .default([])
    .describe('relations that the source itself contradicts, each with the reason why it is accepted'),
}).describe('the reviewed list of figures')

/** The reviewed list of figures. */
export type Ledger = z.infer<typeof ledgerSchema> & { file: string; text: string }
/** One figure of the ledger. */
export type LedgerFigure = Ledger['figures'][number]

/** Reads `ledger.yaml`, or returns everything that is wrong with it. */
export function readLedger(file: string, text: string): ReadResult<Ledger> {
  const read = readList(file, text, ledgerSchema)
  return read.ok ? { ok: true, value: { ...read.value, file, text } } : read
}

/** The place of a part of an entry in the list of figures. */
export function placeInLedger({ file }: Pick<Ledger, 'file'>, index: number, ...path: Path): Place {
  return { file, path: ['figures', index, ...path] }
}
