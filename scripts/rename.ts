import { commandFor } from '../renderer/content/problems/suggest.ts'
import { run, UsageError } from './command-line.ts'
import { contentPlace } from './content-place.ts'
import { readKindWord } from './kind-word.ts'
import { printable } from './printable.ts'
import { renameFile } from './rename/rename-file.ts'

const example = 'npm run rename -- pilot givify givify-monthly'

await run('rename', async ({ values, positionals }) => {
  const [word, from, to, ...more] = positionals
  const kind = readKindWord(word, example)
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError(`expected the old name and the new one, such as ${example}`)
  const place = contentPlace(values.root)
  const files = renameFile(place, kind, from, to)
  const next = `  ${commandFor('npm run check', place.root)} says whether everything fits`
  console.log(
    printable([`✓ ${from} is called ${to} now, in these files:`, ...files.map((file) => `  ${file}`), next].join('\n')),
  )
  return 0
})
