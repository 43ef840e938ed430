import { ledgerFile } from '../../../renderer/content/files/files.ts'
import { standInText } from '../../../renderer/content/schemas/stand-in.ts'
import { writeChanges } from '../../content-edits/changes.ts'
import { readKindWord } from '../../content-edits/named-content.ts'
import { planRename } from '../../rename/rename.ts'
import { NeedsThought, type Remedy } from './remedy.ts'
import type { Look, Writer } from './writer.ts'
import { removeItem } from './yaml-places.ts'

const rule = 'figures/ledger'

/** What a writer does in the ledger when the check asks for it. */
export const ledgerRemedies: readonly Remedy[] = [
  {
    rule: 'files/renamed',
    offer: /^run `npm run rename -- (\w+) ([\w-]+) ([\w-]+)/,
    apply: (writer, _, [, word, from = '', to = '']) => {
      const { changes } = planRename(writer.root, { kind: readKindWord(word, ''), from, to }, writer.today)
      writeChanges(writer.root, changes)
    },
  },
  {
    rule,
    // The entry is put in as it is offered; whoever reviews it says in words what was still to be written.
    offer: /^once it has been reviewed, put this into \S+ after line (\d+) .*?:\n(.+)$/s,
    apply: (writer, _, [, line, entry = '']) => {
      const reviewed = entry.replaceAll(`${standInText}: `, '').replaceAll(standInText, 'Seen by a reviewer')
      writer.edit(ledgerFile, (text) => text.split('\n').toSpliced(Number(line), 0, reviewed).join('\n'))
    },
  },
  {
    rule,
    says: /^`(count\/.+?)`: the ledger says /,
    apply: (writer, _, [, id = ''], look) => {
      const value = look.figures[id]?.value
      if (typeof value !== 'number') throw new Error(`${id} counts nothing`)
      writer.set(ledgerFile, [[...pathOf(look, id), 'value'], value])
    },
  },
  {
    rule,
    says: /^the ledger has \d+ figures of `(.+?)`, but no file/,
    apply: (writer, _, [, scope], look) => {
      for (const id of idsIn(look)
        .filter((each) => each.startsWith(`${scope}/`))
        .reverse())
        dropEntry(writer, look, id)
    },
  },
  {
    rule,
    says: /^the ledger's figure `(.+?)` (?:is in no frontmatter|is not counted)/,
    apply: (writer, _, [, id = ''], look) => dropEntry(writer, look, id),
  },
  {
    rule,
    says: /(?:is|are) to be seen on (\S+), which is not a page/,
    apply: (writer, _, [, page = ''], { ledger }) => {
      for (const [index, { pages }] of ledger?.figures.entries() ?? [])
        if (pages.includes(page))
          writer.edit(ledgerFile, (text) => removeItem(text, ['figures', index, 'pages', pages.indexOf(page)]))
    },
  },
  {
    rule: 'figures/relation',
    says: /^the relation `(.+?)` names .+, which do(?:es)? not exist/,
    apply: (writer, _, [, name], { ledger, figures }) => {
      const index = ledger?.relations.findIndex(({ id }) => id === name) ?? -1
      const relation = ledger?.relations[index]
      if (!relation) throw new Error(`the ledger states no relation ${name}`)
      const [list, ids] = 'parts' in relation ? ['parts', relation.parts] : ['figures', relation.figures]
      const missing = ids.findIndex((id) => !figures[id])
      // What holds between two figures holds no more when one of them is gone.
      const isOver = ids.length < 3 || missing < 0
      const path = ['relations', index, ...(isOver ? [] : [list, missing])]
      writer.edit(ledgerFile, (text) => removeItem(text, path))
    },
  },
  {
    rule: 'figures/relation',
    says: /^the ledger acknowledges a contradiction of `(.+?)`, which holds/,
    apply: (writer, _, [, name], { ledger }) => {
      const index = ledger?.acknowledged.findIndex(({ relation }) => relation === name) ?? -1
      writer.edit(ledgerFile, (text) => removeItem(text, ['acknowledged', index]))
    },
  },
  {
    rule: 'figures/relation',
    says: /^the ledger acknowledges “(.+)”, which is not what the check finds/,
    apply: (writer, _, [, words = ''], look) => restate(writer, look, words),
  },
  {
    rule: 'figures/relation',
    offer: /put these words among what is `found` of `(.+?)` in /,
    apply: (writer, _, [, name], look) => {
      const { found = [] } = look.ledger?.acknowledged.find(({ relation }) => relation === name) ?? {}
      const stale = found.find((words) =>
        look.errors.some(({ message }) => message.includes(`acknowledges “${words}”`)),
      )
      if (stale === undefined)
        throw new NeedsThought(`\`${name}\` is contradicted in a new way, which somebody has to weigh`)
      restate(writer, look, stale)
    },
  },
]

/** Writes what the check finds now of a contradiction that was acknowledged before, when a figure in it has changed. */
function restate(writer: Writer, { ledger, errors }: Look, stale: string): void {
  const index = ledger?.acknowledged.findIndex(({ found }) => found.includes(stale)) ?? -1
  const { relation = '', found = [] } = ledger?.acknowledged[index] ?? {}
  const path = ['acknowledged', index, 'found', found.indexOf(stale)]
  const now = errors.find(({ fix }) => fix?.includes(`among what is \`found\` of \`${relation}\``))
  if (!now) writer.edit(ledgerFile, (text) => removeItem(text, path))
  // The places of the figures stand behind the words.
  else writer.set(ledgerFile, [path, now.message.replace(/ \((?:[^\s():]+:\d+(?:, )?)+\)$/, '')])
}

function dropEntry(writer: Writer, look: Look, id: string): void {
  writer.edit(ledgerFile, (text) => removeItem(text, pathOf(look, id)))
}

/** Where the ledger has a figure. */
export function pathOf(look: Pick<Look, 'ledger'>, id: string): ['figures', number] {
  const index = idsIn(look).indexOf(id)
  if (index < 0) throw new Error(`the ledger has no ${id}`)
  return ['figures', index]
}

function idsIn({ ledger }: Pick<Look, 'ledger'>): string[] {
  return ledger?.figures.map(({ id }) => id) ?? []
}
