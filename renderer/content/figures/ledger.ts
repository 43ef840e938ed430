import { z } from 'zod'
import { checkList } from '../frontmatter/read-list.ts'
import { placeProblems } from '../problems/place-problems.ts'
import { createLineCounter, errorAt, type Place, type PlacedProblem, type ReadResult } from '../problems/problem.ts'
import { statedRelation } from '../relations/stated.ts'
import { sitePath, words } from '../schemas/fields.ts'
import { figureForm } from '../schemas/figure.ts'
import { field, fields } from '../schemas/roles.ts'

import { exact, figureIdPattern } from './figure.ts'
import { columns, readTable, type TableRow, writeTable } from './ledger-table.ts'

export const ledgerFigure = fields({
  id: field('machine', z.string())
    .regex(figureIdPattern, 'expected file/name, such as givify/community')
    .describe('file/name: the file of the figure and its id there; `count/…` is counted, `client/…` is in the code')
    .meta({ examples: ['givify/community'] }),
  ...figureForm,
  pages: z
    .array(sitePath)
    .describe('the pages on which a visitor must see it, with spaces between them; without any, `unseen` says why')
    .meta({ examples: [['/pilot/givify']] }),
  meaning: words
    .describe('what the figure says, in one sentence')
    .meta({ examples: ['People whom the appeals reached in all.'] }),
  source: words
    .describe('the section of the specification that it comes from, or where else it comes from')
    .meta({ examples: ['The report of the appeal, page 4.'] }),
  unseen: words
    .optional()
    .describe('why no page shows it')
    .meta({ examples: ['The rows are seen as the grid of logos, not as a numeral.'] }),
}).describe('the reviewed list of figures, a figure a line; `npm run review` writes it')

const ledgerSchema = fields({ figures: z.array(ledgerFigure).min(1, 'expected at least one figure') })

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

/** `relations.yaml`: what must hold between figures. */
export const relationsSchema = fields({
  relations: z.array(statedRelation).default([]).describe('what must hold between figures'),
  acknowledged: z
    .array(acknowledgement)
    .default([])
    .describe('relations that the source itself contradicts, each with the reason why it is accepted'),
}).describe('what must hold between figures, and what the source itself contradicts')

export type LedgerFigure = z.infer<typeof ledgerFigure>
/** The reviewed list of figures. */
export interface Ledger {
  file: string
  figures: readonly LedgerFigure[]
}
/** What must hold between figures, and the file that says so. */
export type Relations = z.infer<typeof relationsSchema> & { file: string }

/** Reads the text of `ledger.csv`, or returns everything that is wrong with it. */
export function readLedger(file: string, text: string): ReadResult<Pick<Ledger, 'figures'>> {
  const { rows, faults } = readTable(text)
  const lineOf = createLineCounter(text)
  const formulas = rows.flatMap((row) => columns.flatMap((column) => findFormula(column, row[column])))
  const wrong = [...faults, ...formulas].map(({ index, message, fix }) =>
    errorAt({ file, ...lineOf(index) }, 'figures/table', message, fix),
  )
  if (wrong.length > 0) return { ok: false, problems: wrong }
  const result = checkList(ledgerSchema, { file, fields: { figures: rows.map(readRow) } })
  if (result.ok) return result
  const placed = placeProblems(result.problems, () => text)
  return { ok: false, problems: placed.map((problem) => tellOfTable(problem, rows)) }
}

/** The ledger as its file has it: a figure a line, sorted by the code points of their ids. */
export function writeLedger(figures: readonly LedgerFigure[]): string {
  const sorted = [...figures].sort((a, b) => (a.id < b.id ? -1 : 1))
  return writeTable(
    sorted.map(({ notation, ...figure }) => ({
      ...figure,
      value: exact(figure),
      ...(notation !== 'standard' && { notation }),
      pages: figure.pages.join(' '),
    })),
  )
}

/** The place of a cell in the ledger. */
export function placeInLedger({ file }: Pick<Ledger, 'file'>, index: number, column: string): Place {
  return { file, path: ['figures', index, column] }
}

const number = /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/

function readRow(row: TableRow): Record<string, unknown> {
  const cells = columns.map((column) => [column, row[column].text.trim()] as const)
  return {
    ...Object.fromEntries(cells.filter(([, text]) => text !== '')),
    ...(row.value.text.trim() && { value: readValue(row.value.text.trim()) }),
    pages: row.pages.text.split(' ').filter(Boolean),
  }
}

function readValue(text: string): unknown {
  if (number.test(text)) return Number(text)
  const ends = text.split(' to ')
  return ends.length === 2 && ends.every((end) => number.test(end))
    ? { from: Number(ends[0]), to: Number(ends[1]) }
    : text
}

/** A text that a spreadsheet would run. A number and an offset from UTC may have a sign, and so may a qualifier. */
function findFormula(column: string, cell: TableRow[keyof TableRow]) {
  const { index } = cell
  // Spaces before it are not kept.
  const text = cell.text.replace(/^ +/, '')
  const isSigned = column === 'value' || column === 'qualifier'
  if (!/^[=@+\-\t]/.test(isSigned ? text.replace(/^[+-](?=\d|$)/, '') : text)) return []
  const message = `a cell that begins with ${JSON.stringify(text.charAt(0))} would run in a spreadsheet`
  return [{ index, message, fix: 'begin it with a letter' }]
}

/** Says which figure a problem is about, not which entry of a list, and what to write in a cell, not in YAML. */
function tellOfTable({ fix, ...problem }: PlacedProblem, rows: readonly TableRow[]): PlacedProblem {
  const message = problem.message
    .replace(/ of entry (\d+) of `figures`/, (whole, entry) => {
      const id = rows[Number(entry) - 1]?.id.text
      return id ? ` of \`${id}\`` : whole
    })
    .replace('a range with from and to', 'a range (52 to 71)')
    .replace('in `from` and the upper end in `to`', 'before the upper end')
  const cells = fix
    ?.replace(/\{ from: (\S+), to: (\S+) \}/, '$1 to $2')
    .replace(/`(\w+): '?([^'`]+)'?`/g, '$2 as `$1`')
    .replace('on a line of its own', 'in its cell')
  return { ...problem, message, ...(cells && { fix: cells }) }
}
