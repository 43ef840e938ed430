import { buildDay } from './build/build-day.ts'
import { readKindWord } from './content-edits/named-content.ts'
import { deleteFile, describeDeleted } from './delete/delete.ts'
import { contentRoot, readOptions, run, UsageError } from './options.ts'
import { printable } from './printable.ts'

const example = 'npm run delete -- pilot old-name'
const help = `${example}

Deletes a file with what belongs to it: its figures and relations in the ledger, and its place in an order. Its address
leads to the page of its list from then on, or to --to. It lists what is left to you: references and links in other
files, and counts of the ledger that want a review. It also finishes what was begun by hand, when the file is gone already.

  KIND NAME       pilot, article, leader, partner or policy, and the name without .md (and without 01-)
  --to /ADDRESS   the page that its address leads to
  --root DIR      a folder laid out like markdown/`

await run(async () => {
  const { values, positionals } = readOptions(
    { root: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean', default: false } },
    { allowPositionals: true },
  )
  if (values.help) {
    console.log(help)
    return 0
  }
  const [word, id, ...more] = positionals
  const kind = readKindWord(word, example)
  if (id === undefined || more.length > 0) throw new UsageError(`expected one name, such as ${example}`)
  const root = contentRoot(values.root)
  const deletion = { kind, id, ...(values.to !== undefined && { to: values.to }) }
  const deleted = deleteFile({ root, publicFolder: 'public', today: buildDay() }, deletion)
  console.log(printable(describeDeleted(deleted, root, deletion)))
  return 0
})
