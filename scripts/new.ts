import { run, UsageError } from './command-line.ts'
import { contentPlace } from './content-place.ts'
import { createFile, describeCreated, readKind } from './new/create.ts'
import { printable } from './printable.ts'

await run('new', async ({ values, positionals }) => {
  const [word, ...words] = positionals
  const kind = readKind(word)
  if (words.length === 0) throw new UsageError(`expected a name, such as npm run new -- ${word} "Clean Water"`)
  const place = contentPlace(values.root)
  console.log(printable(describeCreated(createFile(place, kind, words.join(' ')), place.root)))
  return 0
})
