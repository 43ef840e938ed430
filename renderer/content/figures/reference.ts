import type { Fault } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import type { Fields } from '../schemas/roles.ts'
import type { Format } from '../texts/parse-text.ts'
import type { Figure, Figures } from './figure.ts'
import { gap } from './find-numbers.ts'
import { type DisplayForm, displayForms, formatFigure } from './format.ts'

/** A reference in a text of the frontmatter: `:stat[id]`, `:stat[id]{form=words}`. */
const pattern = /(?<!:):stat\[([^\]\n]*)\](?:\{([^}\n]*)\})?/g

/** Finds the references to figures in a text of the frontmatter, in order. */
export function findReferences(text: string) {
  // Most texts have none.
  if (!text.includes(':stat[')) return []
  return [...text.matchAll(pattern)].map(({ 0: source, 1: id = '', 2: inBraces, index }) => {
    const attributes = readAttributes(inBraces)
    return { id: id.trim(), form: formOf(attributes), attributes, source, index }
  })
}

/** A text with gaps instead of its references, with every character in its position. */
export function blankReferences(text: string): string {
  return text.replace(pattern, (source) => gap.repeat(source.length))
}

/** Splits a text of a file, the scope, at its references: words, and figures with the place of their reference. */
export function splitReferences(text: string, figures: Figures, scope: string) {
  const parts: (string | { figure: Figure; form: DisplayForm; index: number })[] = []
  let end = 0
  for (const reference of findReferences(text)) {
    const figure = resolveFigure(reference.id, figures, scope)
    if (!figure) continue
    if (reference.index > end) parts.push(text.slice(end, reference.index))
    parts.push({ figure, form: reference.form, index: reference.index })
    end = reference.index + reference.source.length
  }
  return end < text.length ? [...parts, text.slice(end)] : parts
}

/** A text with its references written out, in one line, for titles, descriptions and other places without markup. */
export function plainText(text: string, figures: Figures, scope: string): string {
  return splitReferences(text, figures, scope)
    .map((part) => (typeof part === 'string' ? part : formatFigure(part.figure, part.form)))
    .join('')
    .replace(/[\t\n\r ]+/g, ' ')
}

/** A field of a content file, such as its title, as plain text. */
export function plainField(site: { figures: Figures }, entry: { id: string; data: Fields }, field: string): string {
  return plainText(String(entry.data[field]), site.figures, entry.id)
}

/** A reference as a text of a format has it: `:stat[id]{form=words}`, or `<Stat id="id" form="words" />` in MDX. */
export function writeReference(format: Format, id = '…', form: DisplayForm = 'full'): string {
  if (format === 'mdx') return form === 'full' ? `<Stat id="${id}" />` : `<Stat id="${id}" form="${form}" />`
  return form === 'full' ? `:stat[${id}]` : `:stat[${id}]{form=${form}}`
}

/** The figure that an id means within a file: its own first, then the whole site's. */
export function resolveFigure(id: string, figures: Figures, scope: string): Figure | undefined {
  const own = `${scope}/${id}`
  // Inherited properties, such as `constructor`, are not figures.
  return Object.hasOwn(figures, own) ? figures[own] : Object.hasOwn(figures, id) ? figures[id] : undefined
}

/** A reference has one attribute, the form; any other would be ignored. */
export function checkAttributes(attributes: Attributes): Fault | undefined {
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'form') {
      const fix = didYouMean(name, ['form']) || `its one attribute is \`form\`: ${displayForms.join(', ')}`
      return { message: `a reference to a figure has no attribute \`${name}\``, fix }
    }
    if (!displayForms.some((form) => form === value)) {
      const fix = `${didYouMean(value ?? '', displayForms)} the forms are ${displayForms.join(', ')}`.trim()
      return { message: `there is no display form \`${value ?? ''}\``, fix }
    }
  }
  return undefined
}

/** The correct form of the reference that was probably meant by something like one. */
export function fixReference(source: string, format: Format): string {
  const id = /\[\s*([^\]\n]*?)\s*(?:\]|$)/.exec(source)?.[1] ?? /\bid=["']?([\w/-]+)/.exec(source)?.[1]
  const name = /^:+([a-z][\w-]*)/i.exec(source)?.[1]
  const write = writeReference(format, id || undefined, formOf({ form: /\bform=["']?(\w+)/.exec(source)?.[1] }))
  if (name && /^(?:contact-email|website)$/i.test(name)) return 'write the address itself'
  const isNear = !name || /^:*stats?$/i.test(name) || didYouMean(name, ['stat', 'stats']) !== ''
  return isNear ? `did you mean \`${write}\`?` : `write \`${write}\` for a figure, or put a space after the colon`
}

export type Attributes = Readonly<Record<string, string | null | undefined>>

/** Reads the attributes of a reference, `form=words`, as markdown does: a value may be in quotes. */
function readAttributes(written = ''): Attributes {
  const found = written.matchAll(/([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S*)))?/g)
  return Object.fromEntries(
    [...found].map(([, name = '', ...values]) => [name, values.find((v) => v !== undefined) ?? '']),
  )
}

/** The display form of a reference; an unknown one, which is reported, counts as full. */
export function formOf(attributes: Attributes | null | undefined): DisplayForm {
  return displayForms.find((form) => form === attributes?.form) ?? 'full'
}
