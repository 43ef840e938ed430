import { type columns, readTable, writeTable } from '../figures/ledger-table.ts'

type Column = (typeof columns)[number]

/** The text of a ledger with other cells in a figure's line; without the line, if the change is undefined; with a new line for an id that it does not have. */
export function editLedger(text: string, id: string, change: Partial<Record<Column, string>> | undefined): string {
  const { rows, faults } = readTable(text)
  if (faults.length > 0) throw new Error(`the ledger cannot be read: ${faults[0]?.message}`)
  const lines = rows.map((row): Partial<Record<Column, string>> => {
    const cells = Object.entries(row).map(([column, cell]) => [column, cell.text])
    return Object.fromEntries(cells)
  })
  const index = lines.findIndex((line) => line.id === id)
  if (index < 0 && change === undefined) throw new Error(`the ledger has no line for ${id}`)
  const staying = lines.filter((_, at) => at !== index)
  const added = change === undefined ? [] : [{ ...lines[index], id, ...change }]
  return writeTable([...staying, ...added].sort((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)))
}
