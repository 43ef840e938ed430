import { buildDay } from './build/build-day.ts'
import { readKindWord } from './content-edits/named-content.ts'
import { contentRoot, readOptions, run, UsageError } from './options.ts'
import { printable } from './printable.ts'
import { describeRenamed, renameFile } from './rename/rename.ts'

const example = 'npm run rename -- pilot old-name new-name'
const help = `${example}

Gives a file another name: the file, its id, its figures, pages and relations in the ledger, its place in an order, and
every reference and link to it. Its old address leads to the new one. It does all of that, or nothing, and also finishes
what was begun by hand: when the file has its new name already.

  KIND OLD NEW    pilot, article, leader, partner or policy, and the names without .md (01- stays before a section's)
  --root DIR      a folder laid out like markdown/`

await run(async () => {
  const { values, positionals } = readOptions(
    { root: { type: 'string' }, help: { type: 'boolean', default: false } },
    { allowPositionals: true },
  )
  if (values.help) {
    console.log(help)
    return 0
  }
  const [word, from, to, ...more] = positionals
  const kind = readKindWord(word, example)
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError(`expected the old name and the new one, such as ${example}`)
  const root = contentRoot(values.root)
  const renaming = { kind, from, to }
  const renamed = renameFile({ root, publicFolder: 'public', today: buildDay() }, renaming)
  console.log(printable(describeRenamed(renamed, root, renaming)))
  return 0
})
