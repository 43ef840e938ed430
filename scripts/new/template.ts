import { stringify } from 'yaml'
import type { z } from 'zod'
import { findNumbers } from '../../renderer/content/figures/find-numbers.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { collectionNames, collectionOf } from '../../renderer/content/kinds/routes.ts'
import { exampleOf, type JsonSchema, toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { standIns, standInText } from '../../renderer/content/schemas/stand-in.ts'

/** The kinds of file that can be created: those with a word for one. */
export const newKinds = collectionNames.filter((kind) => collectionOf(kind).one)

/**
 * Writes a starting file from the schema of its kind: every required field with a stand-in, every optional one as an
 * example behind `#`, each below what it does. It is a draft, and an article is dated today.
 */
export function writeTemplate(kind: CollectionName, file: { id: string; title: string }, today: string): string {
  const { id, title } = file
  const { schema, path } = collectionOf(kind)
  const { properties = {}, required = [] } = toJsonSchema(schema)
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape
  const known: Readonly<Record<string, unknown>> = {
    id,
    ['name' in shape ? 'name' : 'title']: title,
    date: today,
    draft: true,
    placeholder: true,
    // A number in the name counts nothing, and says so.
    ...(findNumbers(title).length > 0 && { accepted: [{ text: title, reason: 'It is the name.' }] }),
  }
  const blocks = Object.entries(properties).map(([name, field]) => {
    const isWritten = required.includes(name) || name in known
    const own = standIns.get(shape[name] ?? schema)?.value
    const value = isWritten ? (known[name] ?? own ?? standInOf(field)) : exampleOf(field)
    const yaml = stringify({ [name]: value }, { lineWidth: 0 }).trimEnd()
    return `# ${field.description}\n${isWritten ? yaml : yaml.replace(/^/gm, '# ')}`
  })
  // A file that has a page of its own begins with a title and a text.
  return `---\n${blocks.join('\n\n')}\n---\n${path ? `\n## About\n\n${standInText}.\n` : ''}`
}

/** The value of a field until its writer replaces it: words that say so, wherever it takes any words. */
function standInOf(schema: JsonSchema): unknown {
  const { type, pattern, enum: choices, items, minItems = 1, properties, required = [] } = schema
  if (properties) return Object.fromEntries(required.map((name) => [name, standInOf(properties[name] ?? {})]))
  // A letter makes the texts of a list unique, since a list may refuse duplicates.
  if (items)
    return Array.from({ length: minItems }, (_, index) => {
      const value = standInOf(items)
      return value === standInText ? `${standInText}, ${String.fromCharCode(97 + index)}` : value
    })
  const takesWords = type === 'string' && !pattern && (!choices || choices.includes(standInText))
  return takesWords ? standInText : exampleOf(schema)
}
