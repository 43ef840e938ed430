import { checkContent } from './check/check-content.ts'
import { report, reportFormats } from './check/report.ts'
import { contentRoot, readOptions, run, UsageError } from './options.ts'
import { formatDuration } from './progress.ts'

await run(async () => {
  const options = readOptions({
    root: { type: 'string' },
    format: { type: 'string', default: 'text' },
    release: { type: 'boolean', default: false },
  })
  const format = reportFormats.find((known) => known === options.format)
  if (!format) throw new UsageError(`there is no format ${options.format}; the formats are ${reportFormats.join(', ')}`)
  const started = performance.now()
  const { problems, isSound, coverage, placeholders } = checkContent(contentRoot(options.root), {
    release: options.release,
  })
  const text = report(problems, format)
  if (text) console.log(text)
  if (format === 'text') {
    if (text) console.log()
    if (placeholders.length > 0 && !options.release)
      console.log(`${placeholders.length} placeholders stand in the content; --release lists each as an error`)
    console.log(
      `${isSound ? '✓ sound' : `✗ ${countErrors(problems)}`}: ${coverage} (${formatDuration(performance.now() - started)})`,
    )
  }
  return isSound ? 0 : 1
})

function countErrors(problems: readonly { severity: string }[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return errors === 1 ? '1 error' : `${errors} errors`
}
