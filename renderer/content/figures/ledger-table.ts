import { stringify } from 'csv-stringify/sync'
import type { Fault, FaultAt } from '../problems/problem.ts'

export const columns = ['id', 'value', 'unit', 'qualifier', 'notation', 'pages', 'meaning', 'source', 'unseen'] as const

/** A line of the ledger, by its columns: the text of each cell, which may be empty, and where it begins in the file. */
export type TableRow = Readonly<Record<(typeof columns)[number], { text: string; index: number }>>

const save = 'save it as CSV (comma-separated values) in UTF-8, with commas between the cells'
const header = columns.join(',')

/** A comma and the cell behind it, in quotation marks or without any. No cell has line breaks, so a line is a whole row. */
const cellPattern = /,(?:"([^"]*(?:""[^"]*)*)"|([^",]*))(?=,|$)/gy

/** Reads a table whose first line names the columns: its lines, or everything that is wrong with its form. */
export function readTable(text: string): { rows: TableRow[]; faults: FaultAt[] } {
  const [first = '', ...lines] = text.split('\n')
  if (first !== header) {
    const separator = /[;\t]/.exec(first)
    const found = separator ? `, found ${separator[0] === ';' ? 'semicolons' : 'tabs'} between its cells` : ''
    return { rows: [], faults: [{ index: 0, message: `expected the line \`${header}\`${found}`, fix: save }] }
  }
  const rows: TableRow[] = []
  const faults: FaultAt[] = []
  let start = first.length + 1
  for (const line of lines) {
    const found = [...`,${line}`.matchAll(cellPattern)]
    const end = found.reduce((sum, [whole]) => sum + whole.length, 0)
    if (end <= line.length) return { rows: [], faults: [{ index: start + line.indexOf('"', end - 1), ...openQuote }] }
    const cells = found.map(({ 1: quoted, 2: bare = '', index }) => ({
      text: quoted?.replaceAll('""', '"') ?? bare,
      index: start + index,
    }))
    if (cells.some((cell) => cell.text !== '')) {
      if (cells.length !== columns.length) faults.push({ index: start, ...miscounted(cells.length) })
      const named = columns.map((column, place) => [column, cells[place] ?? { text: '', index: start }])
      rows.push(Object.fromEntries(named))
    }
    start += line.length + 1
  }
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

function miscounted(count: number): Fault {
  const message = `this line has ${count} cells, expected ${columns.length}: ${header}`
  const isShort = count < columns.length
  return {
    message,
    fix: isShort ? 'write a comma for each empty cell, too' : 'put quotation marks around a cell with a comma in it',
  }
}
