import type { z } from 'zod'
import { parseFigure } from '../figures/parse.ts'
import { didYouMean, toSlug } from '../problems/suggest.ts'
import { exampleDay } from '../schemas/figure.ts'
import { isStandIn } from '../schemas/stand-in.ts'
import { explainAddress } from '../texts/address.ts'
import { fixMoment } from './fix-moment.ts'
import { quote } from './yaml-line.ts'

/** What to write instead of an invalid value; undefined when nothing better can be said than what was expected. */
export function fixValue(issue: z.core.$ZodIssue): string | undefined {
  const { input, code, message } = issue
  if (code === 'custom' && typeof issue.params?.fix === 'string') return issue.params.fix
  if (code === 'invalid_value' && typeof input === 'string' && issue.values.length > 1) return fixChoice(issue, input)
  const type = code === 'invalid_type' && fixType(issue)
  if (type) return type
  if (typeof input === 'number' && !Number.isFinite(input))
    return 'write the number itself; a figure that is not known yet is left out'
  if (typeof input !== 'string') return undefined
  const moment = code === 'custom' && message.includes(exampleDay) ? fixMoment(input, message) : undefined
  return fixSlug(message, input) ?? fixAddress(message, input) ?? moment ?? fixFigure(issue, input)
}

/** One of a few values that code relies on. */
function fixChoice({ values }: z.core.$ZodIssueInvalidValue, input: string): string {
  const offered = values.map(String).filter((value) => !isStandIn(value))
  const near = didYouMean(input, offered) || 'write one of these;'
  return `${near} a developer adds others`
}

function fixType({ expected, input }: z.core.$ZodIssueInvalidType): string | undefined {
  if (expected === 'string' && input === null)
    return 'write the text, in quotes if it begins with a #; or remove the line if nothing belongs there'
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return `put it in quotes: ${quote(String(input))}`
  if (expected === 'string' && Array.isArray(input)) return 'write one text after the colon, without hyphens'
  if (expected === 'boolean' && typeof input === 'string') {
    if (/^(?:yes|y|on|true)$/i.test(input)) return 'write true, without quotes'
    if (/^(?:no|n|off|false)$/i.test(input)) return 'write false, without quotes'
    return 'write true or false, without quotes'
  }
  if (expected === 'array' && input === null) return 'write the entries below, or remove the line'
  if (expected === 'array') {
    const example = typeof input === 'string' && /^\/[\w/-]+$/.test(input) ? `, as in \`  - ${input}\`` : ''
    return `write each entry on a line of its own that begins with two spaces and a hyphen${example}`
  }
  return undefined
}

function fixSlug(message: string, input: string): string | undefined {
  if (!message.includes('lowercase letters, digits and hyphens')) return undefined
  if (input.includes('/'))
    return 'only figures of this file are allowed here: if it is one, write the name after the slash'
  const slug = toSlug(input)
  return slug ? `write ${slug}` : undefined
}

/** An address without its leading slash, or without `https://`. */
function fixAddress(message: string, input: string): string | undefined {
  if (message.includes('https address')) return explainAddress(input)?.fix.match(/^write https:.*/)?.[0]
  if (!message.includes('begins with one slash')) return undefined
  return /^(?:\.?\/?public)?\/?([a-z0-9][\w./#-]*)$/i.exec(input)?.[1]?.replace(/^/, 'write /')
}

/** `8,600+` is `value: 8600` and `qualifier: +`. */
function fixFigure({ path, code, ...issue }: z.core.$ZodIssue, input: string): string | undefined {
  const isFigure = path.at(-1) === 'value'
  const decimal = /^(\d+),(\d{1,2})$/.exec(input)
  if (isFigure && decimal) return `write \`value: ${decimal[1]}.${decimal[2]}\`, with a point before the decimals`
  const parts = parseFigure(input)
  if (!parts || parts.value === input)
    return isFigure ? (fixCounted(input) ?? 'write the number in digits, such as 800') : undefined
  const { value, unit, qualifier, notation } = parts
  // A bare number that was put into quotes has all its parts.
  if (/^-?\d+(?:\.\d+)?$/.test(input)) return `write \`${String(path.at(-1))}: ${input}\`, without quotes`
  const written = typeof value === 'object' ? `{ from: ${value.from}, to: ${value.to} }` : String(value)
  if (isFigure) {
    const others = Object.entries({ unit, qualifier, notation: notation === 'standard' ? undefined : notation })
    const fields = [['value', written], ...others.filter(([, part]) => part !== undefined)]
    const lines = fields.map(([name, part]) => `\`${name}: ${part === '%' ? "'%'" : part}\``).join(' and ')
    return `write ${lines}${fields.length > 1 ? ', each on a line of its own' : ''}`
  }
  const isNumberWanted = code === 'invalid_type' && 'expected' in issue && issue.expected === 'number'
  return isNumberWanted && typeof value === 'number' ? `write ${written}` : undefined
}

/** `12 wells` is `value: 12` and `unit: wells`. */
function fixCounted(input: string): string | undefined {
  const scale = /^(?:thousand|million|billion|per ?cent|dollars?)\b/i
  const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?) (\p{L}[\p{L} ]*)$/u.exec(input) ?? []
  if (number === undefined || scale.test(unit)) return undefined
  return `write \`value: ${number}\` and \`unit: ${unit}\`, each on a line of its own`
}
