import { slug } from 'github-slugger'
import type { z } from 'zod'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import { accepted, externalLink, icon, image, link, textCard } from '../../renderer/content/schemas/fields.ts'
import { figureCard, stat } from '../../renderer/content/schemas/figure.ts'
import { exampleOf, type JsonSchema, toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { isStandIn } from '../../renderer/content/schemas/stand-in.ts'
import { writeYaml } from './write-yaml.ts'

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

/** A table of the fields of a schema, each with what it does, what it contains and an example. */
export function fieldTable(schema: JsonSchema): string {
  const heads = ['field', 'what it does', 'what it holds', 'example']
  const fields = fieldsOf(schema).map(({ name, field, isRequired }) => {
    const mark = isRequired ? '**' : ''
    return [`${mark}\`${name}\`${mark}`, field.description ?? '', contentsOf(field), sampleOf(field)]
  })
  return [rows([heads]), '|---|---|---|---|', rows(fields)].join('\n')
}

/** Rows of a table in markdown. */
export function rows(cells: readonly (readonly string[])[]): string {
  return cells
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n')
}

function fieldsOf(schema: JsonSchema, prefix = ''): { name: string; field: JsonSchema; isRequired: boolean }[] {
  return variantsOf(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([key, field]) => {
      const name = `${prefix}${key}`
      const inner = field.items ?? field
      return [
        { name, field, isRequired: required.includes(key) },
        ...(sharedShapeOf(inner) ? [] : fieldsOf(inner, `${name}${field.items ? '[].' : '.'}`)),
      ]
    }),
  )
}

/** A choice between variants as one variant: shared fields once, and the names of the variants together. */
function variantsOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf } = schema
  if (anyOf) return anyOf
  if (!oneOf) return [schema]
  const fields = oneOf.flatMap(({ properties = {} }) => Object.entries(properties))
  const properties = [...groupBy(fields, ([name]) => name)].map(([name, group]) => {
    const [[, field]] = group
    if (field.const === undefined) return [name, field]
    const description = group.map(([, { const: only, description: says }]) => `\`${only}\`: ${says}`).join('; ')
    return [name, { ...field, const: undefined, description, enum: group.map(([, { const: only }]) => only) }]
  })
  const isInAll = ([name]: [string, JsonSchema]) => oneOf.every(({ required }) => required?.includes(name))
  return [{ properties: Object.fromEntries(properties), required: fields.filter(isInAll).map(([name]) => name) }]
}

function sharedShapeOf({ properties }: JsonSchema) {
  const fields = JSON.stringify(properties)
  return sharedShapes.find(({ schema }) => properties && JSON.stringify(toJsonSchema(schema).properties) === fields)
}

/** What a field contains, in words. */
function contentsOf(field: JsonSchema): string {
  const { type, items, enum: choices, anyOf, properties, examples, minItems, maxItems } = field
  if (items) {
    const shape = sharedShapeOf(items)
    const contents = items.properties || items.oneOf ? 'the fields below' : 'texts'
    const many = shape ? `[${shape.many}](#${slug(shape.one)})` : contents
    const exact = minItems !== undefined && minItems === maxItems ? `of ${minItems} ` : 'of '
    return `a list ${exact}${many}${minItems && !maxItems ? `, at least ${minItems}` : ''}`
  }
  const shape = sharedShapeOf(field)
  if (shape) return `a [${shape.one.toLowerCase()}](#${slug(shape.one)})`
  if (properties) return 'the fields below'
  if (JSON.stringify(choices) === drawings) return 'a [drawing](#drawings)'
  if (choices) return inCode(choices.map(String).filter((choice) => !isStandIn(choice)))
  if (anyOf) return anyOf.map((one) => (one.properties ? 'a range' : contentsOf(one))).join(', ')
  if (type === 'boolean') return '`true`, `false`'
  if (type === 'number') return 'a number'
  const [example] = examples ?? []
  if (typeof example === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(example)) return 'a day'
  return 'text'
}

/** An example on one line; fields within a field have rows of their own. */
function sampleOf(field: JsonSchema): string {
  const { items, properties, oneOf } = field
  if (properties || items?.properties || items?.oneOf || oneOf) return ''
  const value = exampleOf(field)
  return `\`${writeYaml(value, { isInline: true }).trim()}\``
}

/** Names in code, in a line. */
export function inCode(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
