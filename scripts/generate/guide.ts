import { readFileSync } from 'node:fs'
import { slug } from 'github-slugger'
import { stringify } from 'yaml'
import { displayForms } from '../../renderer/content/figures/format.ts'
import { fileKinds } from '../../renderer/content/kinds/kinds.ts'
import { blocks } from '../../renderer/content/markdown/blocks.ts'
import { decorative } from '../../renderer/content/markdown/decorative.ts'
import { textDirectiveEffects } from '../../renderer/content/markdown/directives.ts'
import { mdxComponents } from '../../renderer/content/mdx/components.ts'
import { iconNames } from '../../renderer/content/schemas/fields.ts'
import { qualifiers, standings } from '../../renderer/content/schemas/figure.ts'
import { exampleOf, toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { publishedKinds } from '../../renderer/public-files/kinds.ts'
import { writeTemplate } from '../new/template.ts'
import type { GeneratedFile } from './editor-files.ts'
import { fieldTable, sharedShapes } from './field-table.ts'

/** The generated parts of a frame by name; `{{fields}}` is replaced by one. */
type Parts = Readonly<Record<string, () => string>>

const fieldParts: Parts = {
  kinds: () =>
    fileKinds.map(({ files, schema }) => `- [\`${files}\`](#${slug(files)}): ${schema.description}`).join('\n'),
  fields: () =>
    fileKinds
      .map(
        ({ files, schema }) =>
          `## \`${files}\`\n\n${sentence(schema.description)}\n\n${fieldTable(toJsonSchema(schema))}`,
      )
      .join('\n\n'),
  'shared-names': () => sharedShapes.map(({ one, many }) => `[${many}](#${slug(one)})`).join(', '),
  shared: () =>
    sharedShapes
      .map(({ one, schema }) => {
        const json = toJsonSchema(schema)
        const example = stringify(
          exampleOf(json, (isRequired) => isRequired),
          { lineWidth: 0 },
        ).trimEnd()
        return `### ${one}\n\n${fieldTable(json)}\n\n\`\`\`yaml\n${example}\n\`\`\``
      })
      .join('\n\n'),
  drawings: () => iconNames.map((name) => `\`${name}\``).join(', '),
}

const guideParts: Parts = {
  decorative: () => decorative,
  'published-kinds': () => publishedKinds,
  qualifiers: () => qualifiers.map((name) => `\`${name}\``).join(', '),
  standings: () => standings.map((name) => `\`${name}\``).join(', '),
  forms: () => displayForms.map((name) => `\`${name}\``).join(', '),
  blocks: () =>
    Object.entries(blocks)
      .map(([name, { effect }]) => `| \`::${name}\` | ${effect} |`)
      .join('\n'),
  directives: () =>
    Object.entries(textDirectiveEffects)
      .map(([name, effect]) => `| \`:${name}\` | ${effect} |`)
      .join('\n'),
  components: () =>
    Object.entries(mdxComponents)
      .map(([name, schema]) => {
        const attributes = Object.keys(schema.shape).map((attribute) => `\`${attribute}\``)
        return `| \`<${name} />\` | ${schema.description} | ${attributes.join(', ') || 'none'} |`
      })
      .join('\n'),
  'new-pilot': () => writeTemplate('pilots', { id: 'clean-water', title: 'Clean Water' }, '2026-01-31').trimEnd(),
}

/** The guide for writers, which tells how things are done, and the reference: every field of every kind of file. */
export function guideFiles(): GeneratedFile[] {
  return [
    { path: 'markdown/GUIDE.md', text: fill('scripts/generate/guide-frame.md', guideParts) },
    { path: 'markdown/FIELDS.md', text: fill('scripts/generate/fields-frame.md', fieldParts) },
  ]
}

/**
 * Fills a frame, which is written by hand, with the parts that come from the schemas.
 *
 * @throws Error when the frame names an unknown part, or leaves one out
 */
function fill(frame: string, parts: Parts): string {
  const unused = new Set(Object.keys(parts))
  const text = readFileSync(frame, 'utf8').replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!part) throw new Error(`${frame} names a part ${name}; the parts are ${Object.keys(parts).join(', ')}`)
    unused.delete(name)
    return part()
  })
  if (unused.size > 0) throw new Error(`${frame} leaves out ${[...unused].join(', ')}`)
  return text
}

function sentence(text = ''): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
