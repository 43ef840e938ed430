import { readKindWord } from './content-edits/named-content.ts'
import { contentPlace } from './content-place.ts'
import { run, UsageError } from './options.ts'
import { printable } from './printable.ts'
import { describeRenamed, renameFile } from './rename/rename.ts'

const example = 'npm run rename -- pilot givify givify-monthly'

await run('rename', async ({ values, positionals }) => {
  const [word, from, to, ...more] = positionals
  const kind = readKindWord(word, example)
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError(`expected the old name and the new one, such as ${example}`)
  const place = contentPlace(values.root)
  const renaming = { kind, from, to }
  console.log(printable(describeRenamed(renameFile(place, renaming), place.root, renaming)))
  return 0
})
