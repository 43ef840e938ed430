import { stringify } from 'yaml'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import { type FileKind, fileKinds } from '../../renderer/content/kinds/kinds.ts'
import { exampleOf, type JsonSchema, toJsonSchema } from '../../renderer/content/schemas/json-schema.ts'
import { isStandIn } from '../../renderer/content/schemas/stand-in.ts'

/** The files for editors: JSON Schemas, the settings that wire them, and completion for markdown. */
export function editorFiles() {
  return [
    ...fileKinds.map((kind) => ({ path: schemaPath(kind), text: toJson(toJsonSchema(kind.schema)) })),
    { path: '.vscode/settings.json', text: toJson(settings()) },
    { path: '.vscode/content.code-snippets', text: toJson(snippets()) },
  ]
}

/** Where the JSON Schema of a kind of file is written: a folder that begins with a dot is no content. */
function schemaPath({ files }: FileKind): string {
  const name = files.replace(/\/\*?/g, '-').replace(/-?\.[a-z]+$/, '')
  return `markdown/.schemas/${name}.json`
}

function settings() {
  return {
    'yaml.schemas': Object.fromEntries(fileKinds.map((kind) => [`./${schemaPath(kind)}`, `**/markdown/${kind.files}`])),
    // VS Code suggests nothing in markdown by default, and words of the text are no fields.
    '[markdown]': { 'editor.quickSuggestions': { other: 'on' }, 'editor.wordBasedSuggestions': 'off' },
    '[mdx]': { 'editor.quickSuggestions': { other: 'on' }, 'editor.wordBasedSuggestions': 'off' },
    // For the extension “Generic LSP Client (v2)”: VS Code starts no language server by itself.
    'glspc.server.command': 'node',
    'glspc.server.commandArguments': ['scripts/run.mjs', 'language-server', '--stdio'],
    'glspc.server.languageId': ['markdown', 'mdx', 'yaml'],
  }
}

/**
 * Each field of each kind of markdown file as a snippet, with its effect and its choices. The YAML language server does
 * not look into markdown, and snippets need no extension. A field that several kinds share is one snippet.
 */
function snippets() {
  const fields = fileKinds
    .filter(({ files }) => !files.endsWith('.yaml'))
    .flatMap(({ files, schema }) =>
      Object.entries(toJsonSchema(schema).properties ?? {}).map(([prefix, field]) => ({
        glob: `**/${files}`,
        shared: { prefix, description: field.description ?? '', body: snippetBody(prefix, field) },
      })),
    )
  const groups = groupBy(fields, ({ shared }) => JSON.stringify(shared))
  return Object.fromEntries(
    [...groups.values()].map((group) => {
      const [{ glob, shared }] = group
      const { prefix, description, body } = shared
      const include = group.map((field) => field.glob)
      return [`${prefix} (${glob})`, { prefix, scope: 'markdown,mdx', include, description, body }]
    }),
  )
}

function snippetBody(name: string, field: JsonSchema): string[] {
  const choices =
    field.type === 'boolean' ? ['true', 'false'] : field.enum?.map(String).filter((choice) => !isStandIn(choice))
  if (choices) return [`${name}: \${1|${choices.map((choice) => choice.replace(/[,|\\]/g, '\\$&')).join(',')}|}`]
  const lines = stringify({ [name]: exampleOf(field, (isRequired) => isRequired) }, { lineWidth: 0 })
    .trimEnd()
    .replace(/[$}\\]/g, '\\$&')
    .split('\n')
  const [first = ''] = lines
  const value = first.slice(name.length + 2)
  return lines.length === 1 ? [`${name}: \${1:${value}}`] : lines
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
