import { readFileSync } from 'node:fs'
import { writeLedger } from '../renderer/content/figures/ledger.ts'
import { ledgerPath } from '../renderer/content/files/files.ts'
import { normaliseText } from '../renderer/content/frontmatter/frontmatter.ts'
import { loadContent } from '../renderer/content/load.ts'
import { report } from './check/report.ts'
import { contentPlace } from './content-place.ts'
import { run } from './options.ts'
import { printable } from './printable.ts'
import { describeChanges, renewLedger } from './review/renew-ledger.ts'
import { replaceFile } from './write-file.ts'

await run('review', async ({ values }) => {
  const place = contentPlace(values.root)
  const loaded = loadContent(place)
  if (!loaded.isReadable) {
    console.error(report(loaded.problems, 'text'))
    return 1
  }
  const path = ledgerPath(place.root)
  const before = normaliseText(readFileSync(path, 'utf8'))
  const after = writeLedger(renewLedger(loaded))
  if (after === before) return 0
  replaceFile(path, after)
  console.log(printable(describeChanges(before, after)))
  return 0
})
