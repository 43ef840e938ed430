import { writeLedger } from '../renderer/content/figures/ledger.ts'
import { ledgerPath } from '../renderer/content/files/find-files.ts'
import { loadContent } from '../renderer/content/load.ts'
import { report } from './check/report.ts'
import { run } from './command-line.ts'
import { contentPlace } from './content-place.ts'
import { printable } from './printable.ts'
import { describeChanges, renewLedger } from './review/renew-ledger.ts'
import { writeFiles } from './write-files.ts'

await run('review', async ({ values }) => {
  const place = contentPlace(values.root)
  const loaded = loadContent(place)
  if (!loaded.isReadable) {
    console.error(report(loaded.problems, 'text'))
    return 1
  }
  const before = loaded.textOf(loaded.ledger.file) ?? ''
  const after = writeLedger(renewLedger(loaded))
  if (after === before) return 0
  writeFiles([{ path: ledgerPath(place.root), content: after }])
  console.log(printable(describeChanges(before, after)))
  return 0
})
