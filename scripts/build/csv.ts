/** A row of a table, by the names of the columns; what is not known is left empty. */
type Row<Column extends string> = Readonly<Partial<Record<Column, string | number | undefined>>>

/** Writes a table as comma-separated values (RFC 4180), with the names of the columns in its first line. */
export function writeCsv<Column extends string>(columns: readonly Column[], rows: readonly Row<Column>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(value: string | number | undefined): string {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
