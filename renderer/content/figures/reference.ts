import type { Figure, Figures } from './figure.ts'
import { type DisplayForm, displayForms, formatFigure } from './format.ts'

/** A reference to a figure within a text: `:stat[id]` or `:stat[id]{form=words}`. */
export interface Reference {
  id: string
  form: DisplayForm
  /** The reference as it stands in the text. */
  source: string
  /** Where it begins in the text, counted from 0. */
  index: number
}

/** A part of a text: words, or a figure with the form it is wanted in and the place where its reference begins. */
export type TextPart = string | { figure: Figure; form: DisplayForm; index: number }

const pattern = /:stat\[([^\]\n]*)\](?:\{([^}\n]*)\})?/g

/** Finds the references to figures in a text of the frontmatter, in their order. */
export function findReferences(text: string): Reference[] {
  return [...text.matchAll(pattern)].map((match) => ({
    id: (match[1] ?? '').trim(),
    form: readForm(match[2]),
    source: match[0],
    index: match.index,
  }))
}

/**
 * Splits a text at its references.
 *
 * @param figures all figures by their full id
 * @param scope the id of the file that the text stands in; its own figures need no prefix
 */
export function splitReferences(text: string, figures: Figures, scope: string): TextPart[] {
  const parts: TextPart[] = []
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

/** A text with its references written out, for titles, descriptions and other places without markup. */
export function plainText(text: string, figures: Figures, scope: string): string {
  return splitReferences(text, figures, scope)
    .map((part) => (typeof part === 'string' ? part : formatFigure(part.figure, part.form)))
    .join('')
}

/** The figure that an id means within a file: its own first, then the whole site's. */
export function resolveFigure(id: string, figures: Figures, scope: string): Figure | undefined {
  const own = `${scope}/${id}`
  // What every object has, such as `constructor`, is no figure.
  return Object.hasOwn(figures, own) ? figures[own] : Object.hasOwn(figures, id) ? figures[id] : undefined
}

/** Reads the attributes of a reference, `form=words`; an unknown form is the full one. */
function readForm(attributes = ''): DisplayForm {
  const wanted = /^\s*form="?([a-z]+)"?\s*$/.exec(attributes)?.[1]
  return displayForms.find((form) => form === wanted) ?? 'full'
}
