import { buildDay } from './build/build-day.ts'
import { commands } from './commands.ts'
import { readKindWord } from './content-edits/named-content.ts'
import { contentRoot, run, UsageError } from './options.ts'
import { printable } from './printable.ts'
import { describeRenamed, renameFile } from './rename/rename.ts'

const [example] = commands.rename.example

await run('rename', async ({ values, positionals }) => {
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
