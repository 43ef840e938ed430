import { slug } from 'github-slugger'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { accepted, externalLink, icon, image, link, textCard } from '../../renderer/content/schemas/fields.ts'
import { figureCard, stat } from '../../renderer/content/schemas/figure.ts'
import { exampleOf, type JsonSchema, toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { isStandIn } from '../../renderer/content/schemas/stand-in.ts'

/** Shapes that several kinds of file use: described once, and linked from every table. */
export const sharedShapes: readonly { one: string; many: string; schema: z.ZodType }[] = [
  { one: 'Figure', many: 'figures', schema: stat },
  { one: 'Figure card', many: 'figure cards', schema: figureCard },
  { one: 'Text card', many: 'text cards', schema: textCard },
  { one: 'Link', many: 'links', schema: link },
  { one: 'External link', many: 'external links', schema: externalLink },
  { one: 'Picture', many: 'pictures', schema: image },
  { one: 'Accepted number', many: 'accepted numbers', schema: accepted.unwrap().element },
]

const drawings = JSON.stringify(toJsonSchema(icon).enum)

/** A table of the fields of a schema, each with what it does, what it holds and an example. */
export function fieldTable(schema: JsonSchema): string {
  const rows = rowsOf(schema).map(({ name, field, isRequired }) =>
    row([
      `${isRequired ? '**' : ''}\`${name}\`${isRequired ? '**' : ''}`,
      field.description ?? '',
      contentsOf(field),
      sampleOf(field),
    ]),
  )
  return [row(['field', 'what it does', 'what it holds', 'example']), '|---|---|---|---|', ...rows].join('\n')
}

function rowsOf(schema: JsonSchema, prefix = ''): { name: string; field: JsonSchema; isRequired: boolean }[] {
  return variantsOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([key, field]) => {
      const name = `${prefix}${key}`
      const inner = field.items ?? field
      return [
        { name, field, isRequired: required.includes(key) },
        ...(sharedShapeOf(inner) ? [] : rowsOf(inner, `${name}${field.items ? '[].' : '.'}`)),
      ]
    }),
  )
}

/** A choice between variants as one variant: shared fields once, and the names of the variants together. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return schema.anyOf
  const variants = schema.oneOf ?? []
  if (variants.length === 0) return [schema]
  const properties: Record<string, JsonSchema> = {}
  for (const variant of variants) {
    for (const [name, field] of Object.entries(variant.properties ?? {})) {
      const known = properties[name]
      if (field.const === undefined) properties[name] ??= field
      else {
        const says = `\`${field.const}\`: ${field.description}`
        properties[name] = {
          ...field,
          const: undefined,
          description: known ? `${known.description}; ${says}` : says,
          enum: [...(known?.enum ?? []), field.const],
        }
      }
    }
  }
  const isInAll = (name: string) => variants.every(({ required }) => required?.includes(name))
  return [{ properties, required: Object.keys(properties).filter(isInAll) }]
}

function sharedShapeOf(schema: JsonSchema): (typeof sharedShapes)[number] | undefined {
  const fields = JSON.stringify(schema.properties)
  return fields
    ? sharedShapes.find((shape) => JSON.stringify(toJsonSchema(shape.schema).properties) === fields)
    : undefined
}

/** What a field holds, in words. */
function contentsOf(field: JsonSchema): string {
  const { type, items, enum: choices, anyOf, properties, pattern, examples, minItems, maxItems } = field
  if (items) {
    const shape = sharedShapeOf(items)
    const many = shape
      ? `[${shape.many}](#${slug(shape.one)})`
      : items.properties || items.oneOf
        ? 'the fields below'
        : 'texts'
    const exact = minItems !== undefined && minItems === maxItems ? `of ${minItems} ` : 'of '
    return `a list ${exact}${many}${minItems && !maxItems ? `, at least ${minItems}` : ''}`
  }
  const shape = sharedShapeOf(field)
  if (shape) return `a [${shape.one.toLowerCase()}](#${slug(shape.one)})`
  if (properties) return 'the fields below'
  if (JSON.stringify(choices) === drawings) return 'a [drawing](#drawings)'
  if (choices)
    return choices
      .filter((choice) => !isStandIn(String(choice)))
      .map((choice) => `\`${choice}\``)
      .join(', ')
  if (anyOf) return anyOf.map((one) => (one.properties ? 'a range' : contentsOf(one))).join(', ')
  if (type === 'boolean') return '`true`, `false`'
  if (type === 'number') return 'a number'
  const [example] = examples ?? []
  if (typeof example === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(example) && pattern) return 'a day'
  return 'text'
}

/** An example on one line; fields within a field have rows of their own. */
function sampleOf(field: JsonSchema): string {
  const { items, properties, oneOf } = field
  if (properties || items?.properties || items?.oneOf || oneOf) return ''
  const value = exampleOf(field)
  return `\`${stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim()}\``
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
