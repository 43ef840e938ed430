import { commands } from './commands.ts'
import { readKindWord } from './content-edits/named-content.ts'
import { deleteFile, describeDeleted } from './delete/delete.ts'
import { contentPlace, run, UsageError } from './options.ts'
import { printable } from './printable.ts'

const [example] = commands.delete.example

await run('delete', async ({ values, positionals }) => {
  const [word, id, ...more] = positionals
  const kind = readKindWord(word, example)
  if (id === undefined || more.length > 0) throw new UsageError(`expected one name, such as ${example}`)
  const place = contentPlace(values.root)
  const deletion = { kind, id, to: values.to }
  console.log(printable(describeDeleted(deleteFile(place, deletion), place.root, deletion)))
  return 0
})
