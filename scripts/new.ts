import { run, UsageError } from './command-line.ts'
import { contentPlace } from './content-place.ts'
import { readKindWord } from './kind-word.ts'
import { createFile, describeCreated } from './new/create.ts'
import { newKinds } from './new/template.ts'
import { printable } from './printable.ts'

await run('new', async ({ values, positionals }) => {
  const [word, ...words] = positionals
  const kind = readKindWord(word, 'npm run new -- pilot "Clean Water"', newKinds)
  if (words.length === 0) throw new UsageError(`expected a name, such as npm run new -- ${word} "Clean Water"`)
  const place = contentPlace(values.root)
  console.log(printable(describeCreated(createFile(place, kind, words.join(' ')), place.root)))
  return 0
})
