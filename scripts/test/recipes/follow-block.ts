import { parseDocument } from 'yaml'
import { report } from '../../check/report.ts'
import { applySplices, blockAt, removeField } from '../../content-edits/yaml-text.ts'
import type { Writer } from '../edits/writer.ts'
import { valueAt } from '../edits/yaml-places.ts'
import type { Block } from './read-blocks.ts'
import { runLine } from './run-command.ts'

/**
 * Does what a block of a document shows: runs its commands, or writes it into the file that it names.
 *
 * - `sh`: each line is run.
 * - `yaml`: a field of the same name is replaced, what is new is added; entries are added to a list of `ledger.yaml` or
 *   `phrases.yaml`, and one with an `id` that the ledger has is put in its place.
 * - `md`: it goes to the end of the text; one that begins with a heading of the second level is the whole text.
 * - `diff`: lines with `-` go, lines with `+` come.
 */
export async function followBlock(writer: Writer, { language, file = '', text }: Block): Promise<void> {
  const name = file.replace(/^markdown\//, '')
  switch (language) {
    case 'sh':
      for (const line of text.split('\n')) await runLine(writer, line.replace(/ +#.*$/, ''))
      return
    case 'diff':
      return writer.edit(name, (before) => patch(before, text))
    case 'yaml':
      return writer.edit(name, (before) => (name.endsWith('.yaml') ? addToList(before, text) : setFields(before, text)))
    case 'md':
      return writer.edit(
        name,
        (before) => `${text.startsWith('## ') ? before.slice(0, endOfFields(before)) : before}\n${text}\n`,
      )
    default:
      throw new Error(`nobody knows what to do with a block of the language “${language}”`)
  }
}

/** Whether the check says what a block shows, when the line in it stands in the file. The numbers of lines may be others. */
export function isSaid(writer: Writer, { text }: Block): boolean {
  const [, file = ''] = /^markdown\/([^:]+):\d+:\d+ /.exec(text) ?? []
  const [, wrong = ''] = /^ +\d+ │ (.*)$/m.exec(text) ?? []
  const [start = ''] = /^ *[\w-]+:/.exec(wrong) ?? []
  const before = writer.read(file)
  const lines = before.split('\n')
  try {
    return lines.some((line, index) => {
      if (!line.startsWith(start)) return false
      writer.write(file, lines.with(index, wrong).join('\n'))
      const said = writer.look().problems.filter(({ severity }) => severity === 'error')
      return said.some(
        (problem) => shapeOf(report([problem], 'text').replaceAll(`${writer.root}/`, 'markdown/')) === shapeOf(text),
      )
    })
  } finally {
    writer.write(file, before)
  }
}

/** What a message says, wherever it is. */
function shapeOf(message: string): string {
  return message.replace(/(?<=\.(?:md|yaml)):\d+(?::\d+)?/g, ':N').replace(/^ +\d* │/gm, '  │')
}

function patch(text: string, diff: string): string {
  const lines = diff.split('\n')
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  // Whole lines, so that a line of a comment is none of them.
  const parts = `\n${text}`.split(`\n${side('-')}`)
  if (parts.length !== 2)
    throw new Error(`expected these lines in one place, found them in ${parts.length - 1}:\n${side('-')}`)
  return parts.join(`\n${side('+')}`).slice(1)
}

/** The offset of the line that ends the fields. */
function endOfFields(text: string): number {
  return text.indexOf('\n---\n') + 5
}

function setFields(text: string, yaml: string): string {
  return yaml.split(/^(?=\w)/m).reduce((changed, written) => {
    const [name = ''] = written.split(':')
    const rest = valueAt(changed, [name]) === undefined ? changed : removeField(changed, [name])
    const end = endOfFields(rest) - 4
    return `${rest.slice(0, end)}${written.trimEnd()}\n${rest.slice(end)}`
  }, text)
}

function addToList(text: string, yaml: string): string {
  const [, id] = /^ *- id: (\S+)/.exec(yaml) ?? []
  const document = parseDocument(text)
  if (id !== undefined) {
    const { from, to } = blockAt(text, text.indexOf(`  - id: ${id}\n`) + 2)
    return applySplices(text, [{ from, to, text: `${yaml}\n` }])
  }
  const [heading = '', ...entries] = yaml.split('\n')
  if (!document.has(heading.replace(':', ''))) throw new Error(`there is no list ${heading}`)
  const { to } = blockAt(text, text.search(new RegExp(`^${heading}$`, 'm')), { mayBeList: true })
  return applySplices(text, [{ from: to, to, text: `${entries.join('\n')}\n` }])
}
