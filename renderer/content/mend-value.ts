import type { z } from 'zod'
import { parseFigure } from './figures/parse.ts'

/**
 * What to write instead of a value that was typed as a reader sees it: `20,000+` is `value: 20000` and `qualifier: +`,
 * and `23 September 2025` is `2025-09-23`.
 *
 * @returns the mend, or undefined when the value is no figure, or stands where none is wanted
 */
export function mendValue({ input, path, code, ...issue }: z.core.$ZodIssue): string | undefined {
  const parts = typeof input === 'string' ? parseFigure(input) : undefined
  if (!parts || parts.value === input) return undefined
  const { value, unit, qualifier, notation } = parts
  const written = typeof value === 'object' ? `{ from: ${value.from}, to: ${value.to} }` : String(value)
  if (path.at(-1) === 'value') {
    const others = Object.entries({ unit, qualifier, notation: notation === 'standard' ? undefined : notation })
    const fields = [['value', written], ...others.filter(([, part]) => part !== undefined)]
    return `write ${fields.map(([name, part]) => `\`${name}: ${part}\``).join(' and ')}, each on a line of its own`
  }
  const isNumberWanted = code === 'invalid_type' && 'expected' in issue && issue.expected === 'number'
  const isDateWanted = code === 'custom' && /^\d{4}-\d{2}-\d{2}$/.test(written)
  return (isNumberWanted && typeof value === 'number') || isDateWanted ? `write ${written}` : undefined
}
