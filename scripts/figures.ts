import { buildDay } from './build/build-day.ts'
import { listFigures } from './figures/list-figures.ts'
import { contentRoot, run, UsageError } from './options.ts'
import { printable } from './printable.ts'

await run('figures', async ({ values, positionals }) => {
  if (values.format !== 'text' && values.format !== 'markdown') throw new UsageError('the formats are text, markdown')
  const { text, isWhole } = await listFigures({
    root: contentRoot(values.root),
    publicFolder: 'public',
    today: buildDay(),
    since: values.since,
    isMarkdown: values.format === 'markdown',
    names: positionals,
  })
  console.log(printable(text))
  return isWhole ? 0 : 1
})
