import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { FaultAt } from '../problems/problem.ts'

export const columns = ['id', 'value', 'unit', 'qualifier', 'notation', 'pages', 'meaning', 'source', 'unseen'] as const

/** A line of the ledger, by its columns: the text of each cell, which may be empty, and where it begins in the file. */
export type TableRow = Readonly<Record<(typeof columns)[number], { text: string; index: number }>>

const save = 'save it as CSV (comma-separated values) in UTF-8, with commas between the cells'
const header = columns.join(',')

/** Reads a table whose first line names the columns: its lines, or everything that is wrong with its form. */
export function readTable(text: string): { rows: TableRow[]; faults: FaultAt[] } {
  const [first = ''] = text.split('\n', 1)
  if (first !== header) {
    const separator = /[;\t]/.exec(first)
    const found = separator ? `, found ${separator[0] === ';' ? 'semicolons' : 'tabs'} between its cells` : ''
    return { rows: [], faults: [{ index: 0, message: `expected the line \`${header}\`${found}`, fix: save }] }
  }
  const read = readRecords(text)
  if ('fault' in read) return { rows: [], faults: [read.fault] }
  const faults: FaultAt[] = []
  const rows = read.records.flatMap(({ cells, index }): TableRow[] => {
    const broken = cells.find((cell) => cell.text.includes('\n'))
    if (broken) faults.push({ index: broken.index, ...openQuote })
    else if (cells.length !== columns.length) {
      const message = `this line has ${cells.length} cells, expected ${columns.length}: ${header}`
      const isShort = cells.length < columns.length
      const fix = isShort
        ? 'write a comma for each empty cell, too'
        : 'put quotation marks around a cell with a comma in it'
      faults.push({ index, message, fix })
    }
    const named = columns.map((column, place) => [column, cells[place] ?? { text: '', index }])
    return [Object.fromEntries(named)]
  })
  return { rows, faults }
}

/** Writes rows as a table, each on one line. */
export function writeTable(rows: readonly Readonly<Partial<Record<(typeof columns)[number], string>>>[]): string {
  return stringify(
    rows.map((row) => columns.map((column) => row[column]?.replace(/\s+/g, ' ') ?? '')),
    { header: true, columns: [...columns] },
  )
}

const openQuote = {
  message: 'a quotation mark opens here, and is not closed in this line',
  fix: 'close it at the end of the cell, and double each quotation mark within; a cell has no line breaks',
}

type Cell = { text: string; index: number }

function readRecords(text: string): { records: { cells: Cell[]; index: number }[] } | { fault: FaultAt } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const records: { cells: Cell[]; index: number }[] = []
  try {
    parse(text, {
      relax_column_count: true,
      on_record: (cells: string[], { lines }) => {
        const breaks = cells.join('').split('\n').length - 1
        const index = starts[lines - breaks - 1] ?? 0
        if (cells.some(Boolean)) records.push({ cells: placeCells(cells, text, index), index })
        return null
      },
    })
    return { records: records.slice(1) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { fault: { index: offsetOfFault(text), ...openQuote } }
  }
}

/** Where the cells of a record begin that begins at an index of the text. */
function placeCells(cells: readonly string[], text: string, start: number): Cell[] {
  let index = start
  return cells.map((cell) => {
    const place = index
    index += (text.charAt(place) === '"' ? `"${cell.replaceAll('"', '""')}"` : cell).length + 1
    return { text: cell, index: place }
  })
}

/** The first line with a quotation mark that does not belong to a pair around a cell. */
function offsetOfFault(text: string): number {
  let start = 0
  for (const line of text.split('\n')) {
    const rest = line.replace(/(?<=^|,)"(?:[^"]|"")*"(?=,|$)/g, (cell) => ' '.repeat(cell.length))
    if (rest.includes('"')) return start + rest.indexOf('"')
    start += line.length + 1
  }
  return 0
}
