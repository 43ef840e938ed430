import { type ContentKind, kindOf } from './routes.ts'

/** The ids that the components of a page give to its parts. Headings of a text have ids of their own. */
export function partsOf(kind: ContentKind): string[] {
  return Object.values(kindOf(kind).parts ?? {})
}

/** The ids on the page of a file, by its frontmatter. */
export function presentParts(kind: ContentKind, data: Readonly<Record<string, unknown>>): string[] {
  const { optionalParts = [] } = kindOf(kind)
  const isPresent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined)
  return partsOf(kind).filter((part) => !optionalParts.includes(part) || isPresent(data[part]))
}
