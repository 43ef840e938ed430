import type { Path } from '../../../renderer/content/frontmatter/source-file.ts'
import type { Problem } from '../../../renderer/content/problems/problem.ts'
import { removeField, setValues } from '../../content-edits/yaml-text.ts'
import { correct } from './figure-edits.ts'
import { NeedsThought, type Remedy } from './remedy.ts'
import type { Writer } from './writer.ts'
import { offsetAt, pathAt, removeItem, valueAt } from './yaml-places.ts'

/** What a writer does in texts and fields when the check asks for it. */
export const textRemedies: readonly Remedy[] = [
  {
    rule: 'links/target',
    says: /^(?:there is no page )?(\/\S+)(?: is an old address|$)/,
    apply: (writer, problem, [, page = '']) => {
      const unlink = (text: string) =>
        text.replaceAll(/\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g, (link, words, target) =>
          target.replace(/[?#].*$/, '') === page ? words : link,
        )
      change(writer, problem, { field: (text) => (text.startsWith('/') ? undefined : unlink(text)), line: unlink })
    },
  },
  {
    rule: 'figures/reference',
    says: /^there is no figure `(.+?)`/,
    apply: (writer, problem, [, id = '']) => {
      const drop = (text: string) => dropSentences(text, id)
      change(writer, problem, { field: (text) => (text === id ? undefined : drop(text)), line: drop })
    },
  },
  {
    rule: 'frontmatter/missing-field',
    // What is left without its entries says nothing any more.
    says: /^the field `\w+` of `(\w+)` is missing/,
    apply: (writer, { file }, [, whole = '']) => writer.edit(file, (text) => removeField(text, [whole])),
  },
  {
    rule: 'figures/typed-number',
    says: /^`.+` is accepted, but no text of this file says it/,
    apply: (writer, { file, line, column }) =>
      writer.edit(file, (text) => removeItem(text, (pathAt(text, { line, column }) ?? []).slice(0, -1))),
  },
  {
    rule: 'figures/weekday',
    says: / is a (\w+day), but the text says (\w+day)$/,
    apply: (writer, { file, ...place }, [, right = '', wrong = '']) =>
      writer.edit(file, (text) => {
        const offset = text.indexOf(wrong, offsetAt(text, place))
        return text.slice(0, offset) + right + text.slice(offset + wrong.length)
      }),
  },
  {
    rule: 'figures/relation',
    says: /^the offset is \S+, and in \S+ it is (\S+) on /,
    apply: (writer, { file, ...place }, [, offset = ''], look) => {
      const figure = Object.values(look.figures).find(
        ({ location }) => writer.nameOf(location.file) === file && location.line === place.line,
      )
      if (!figure) throw new Error(`there is no figure at ${file}:${place.line}`)
      correct(writer, look, [[figure.id, offset]])
    },
  },
]

/** How a text is changed: that of a field, which goes with the item that it stands in when nothing is left, or a line. */
interface Change {
  field: (text: string) => string | undefined
  line: (text: string) => string
}

function change(writer: Writer, { file, line, column }: Problem, { field, line: changeLine }: Change): void {
  writer.edit(file, (text) => {
    const path = pathAt(text, { line, column })
    if (!path) return changeLines(text, line, changeLine)
    const changed = field(String(valueAt(text, path)))
    if (changed === undefined) return removeItem(text, itemAround(path))
    return setValues(text, [[path, changed.trim() || 'More will be written here.']])
  })
}

/** Changes a line of prose; a line of a list or a table that would lose words goes as a whole. */
function changeLines(text: string, line: number, changeLine: (text: string) => string): string {
  const lines = text.split('\n')
  const before = lines[line - 1] ?? ''
  const after = changeLine(before)
  const isWhole = /^\s*(?:[-*|]|\d+\.) ?/.test(before) && after.length === 0
  return lines.toSpliced(line - 1, 1, ...(isWhole ? [] : [after])).join('\n')
}

/** The entry of a list that a value belongs to: a card, a row, a link. */
function itemAround(path: Path): Path {
  const index = path.findIndex((step) => typeof step === 'number')
  if (index < 0) throw new NeedsThought(`nobody but its writer knows what to put at ${path.join('.')}`)
  return path.slice(0, index + 1)
}

/** A text without the sentences that refer to a figure; a line of a list or a table goes as a whole. */
function dropSentences(text: string, id: string): string {
  const refers = (part: string) => part.includes(`[${id}]`) || part.includes(`"${id}"`) || part.includes(`'${id}'`)
  if (/^\s*(?:[-*|]|\d+\.)/.test(text)) return refers(text) ? '' : text
  const sentences = text.match(/.+?(?:[.!?]+["”’)]*(?=\s|$)|$)\s*/gs) ?? []
  return sentences
    .filter((sentence) => !refers(sentence))
    .join('')
    .trimEnd()
}
