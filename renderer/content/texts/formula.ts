/** Whether a text would run as a formula in a spreadsheet that opens it as a cell of a CSV file. */
export function startsFormula(text: string): boolean {
  return /^[=@+\-\t]/.test(text)
}
