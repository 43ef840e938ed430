import { buildDay } from './build/build-day.ts'
import { commands } from './commands.ts'
import { readKindWord } from './content-edits/named-content.ts'
import { deleteFile, describeDeleted } from './delete/delete.ts'
import { contentRoot, run, UsageError } from './options.ts'
import { printable } from './printable.ts'

const [example] = commands.delete.example

await run('delete', async ({ values, positionals }) => {
  const [word, id, ...more] = positionals
  const kind = readKindWord(word, example)
  if (id === undefined || more.length > 0) throw new UsageError(`expected one name, such as ${example}`)
  const root = contentRoot(values.root)
  const deletion = { kind, id, to: values.to }
  const deleted = deleteFile({ root, publicFolder: 'public', today: buildDay() }, deletion)
  console.log(printable(describeDeleted(deleted, root, deletion)))
  return 0
})
