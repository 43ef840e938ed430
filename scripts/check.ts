import './process-settings.ts'

import { isError } from '../renderer/content/problems/problem.ts'
import { counted } from '../renderer/content/texts/counted.ts'
import { isBuiltFrom } from './build/inputs.ts'
import { openManifest } from './build/manifest.ts'
import { checkWhole, coverageOf, findNothingRead } from './check/check-content.ts'
import { documentsIn, readPages } from './check/read-pages.ts'
import { onlyFiles, report, reportFormats } from './check/report.ts'
import { codeVersion } from './code-version.mjs'
import { run, UsageError } from './command-line.ts'
import { contentPlace } from './content-place.ts'
import { formatDuration } from './progress.ts'

await run('check', async ({ values: options, positionals: files }) => {
  const format = reportFormats.find((name) => name === options.format)
  if (!format) throw new UsageError(`there is no format ${options.format}; the formats are ${reportFormats.join(', ')}`)
  const started = performance.now()
  const place = contentPlace(options.root)
  const { root } = place
  const last = options['no-cache'] ? undefined : openManifest('dist', codeVersion())
  const checked = await checkWhole({ ...place, release: options.release, last })
  // The pages say something of this content only when they were built from exactly this content.
  const isBuilt = checked.isReadable && !checked.problems.some(isError) && isBuiltFrom('dist', root)
  const pages = isBuilt ? await readPages(checked, documentsIn('dist/client', checked, last)) : undefined
  const all = [...checked.problems, ...(pages ? [...pages.problems, ...findNothingRead(pages, root)] : [])]
  const { problems, errorsElsewhere } = onlyFiles(all, files)
  const errors = problems.filter(isError).length
  const isSound = checked.isReadable && errors === 0
  const text = report(problems, format)
  if (text) console.log(text)
  if (format === 'text') {
    if (text) console.log()
    if (!options.release && checked.isReadable && checked.placeholders > 0)
      console.log(`the content has ${checked.placeholders} placeholders; --release lists each as an error`)
    if (errorsElsewhere > 0) console.log(`other files have ${counted(errorsElsewhere, 'error')}`)
    if (isSound && !pages)
      console.log('whether every figure is seen on its pages, and what is beside it there, is asked by `npm run build`')
    const verdict = isSound ? '✓ sound' : errors > 0 ? `✗ ${counted(errors, 'error')}` : '✗ not checked yet'
    const coverage = checked.isReadable
      ? coverageOf(checked, pages)
      : 'figures, links and texts are checked when every file can be read'
    console.log(`${verdict}: ${coverage} (${formatDuration(performance.now() - started)})`)
  }
  return isSound ? 0 : 1
})
