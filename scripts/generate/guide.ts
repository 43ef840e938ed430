import { readFileSync } from 'node:fs'
import { slug } from 'github-slugger'
import { type BlockName, blockNames, blocks, elementName, filesWith } from '../../renderer/content/blocks.ts'
import { displayForms } from '../../renderer/content/figures/format.ts'
import { fileKinds } from '../../renderer/content/kinds/file-kinds.ts'
import { decorative } from '../../renderer/content/markdown/decorative.ts'
import { textDirectiveEffects } from '../../renderer/content/markdown/directives.ts'
import { iconNames } from '../../renderer/content/schemas/fields.ts'
import { qualifiers, standings } from '../../renderer/content/schemas/figure.ts'
import { exampleOf, toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { type Format, formatOf } from '../../renderer/content/texts/parse-text.ts'
import { publishedKinds } from '../../renderer/public-files/kinds.ts'
import { fillTemplate } from '../new/template.ts'
import { fieldTable, inCode, rows, sharedShapes } from './field-table.ts'
import { writeYaml } from './write-yaml.ts'

/** The parts of the reference: every field of every kind of file. */
const fieldParts = {
  kinds: fileKinds.map(({ files, schema }) => `- [\`${files}\`](#${slug(files)}): ${schema.description}`).join('\n'),
  fields: fileKinds
    .map(({ files, schema }) => {
      const { description = '' } = schema
      const effect = `${description.charAt(0).toUpperCase()}${description.slice(1)}.`
      return `## \`${files}\`\n\n${effect}\n\n${fieldTable(toJsonSchema(schema))}`
    })
    .join('\n\n'),
  'shared-names': sharedShapes.map(({ one, many }) => `[${many}](#${slug(one)})`).join(', '),
  shared: sharedShapes
    .map(({ one, schema }) => {
      const json = toJsonSchema(schema)
      const example = exampleOf(json)
      const yaml = writeYaml(example).trimEnd()
      return `### ${one}\n\n${fieldTable(json)}\n\n\`\`\`yaml\n${yaml}\n\`\`\``
    })
    .join('\n\n'),
  drawings: inCode(iconNames),
}

function blocksFor(format: Format): readonly BlockName[] {
  return blockNames.filter((name) => formatOf(filesWith(blocks[name])) === format)
}

/** The parts of the guide for writers, on how things are done. */
const guideParts = {
  decorative,
  'published-kinds': publishedKinds,
  qualifiers: inCode(qualifiers),
  standings: inCode(standings),
  forms: inCode(displayForms),
  blocks: rows(blocksFor('md').map((name) => [`\`::${name}\``, blocks[name].effect])),
  directives: rows(Object.entries(textDirectiveEffects).map(([name, effect]) => [`\`:${name}\``, effect])),
  elements: rows(
    blocksFor('mdx').map((name) => [`\`<${elementName(name)} />\``, blocks[name].effect, filesWith(blocks[name])]),
  ),
  'new-pilot': fillTemplate('pilots', { id: 'clean-water', name: 'Clean Water' }, '2026-01-31').trimEnd(),
}

/** The guide and the reference. */
export function guideFiles() {
  return [
    { path: 'markdown/GUIDE.md', content: fill('scripts/generate/guide-frame.md', guideParts) },
    { path: 'markdown/FIELDS.md', content: fill('scripts/generate/fields-frame.md', fieldParts) },
  ]
}

/** Fills a frame, which is written by hand, with the parts that come from the schemas; `{{fields}}` is replaced by one. */
function fill(frame: string, parts: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(parts))
  const text = readFileSync(frame, 'utf8').replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (part === undefined)
      throw new Error(`${frame} names a part ${name}; the parts are ${Object.keys(parts).join(', ')}`)
    unused.delete(name)
    return part
  })
  if (unused.size > 0) throw new Error(`${frame} leaves out ${[...unused].join(', ')}`)
  return text
}
