import { listFigures } from './figures/list-figures.ts'
import { contentPlace, run, UsageError } from './options.ts'
import { printable } from './printable.ts'

await run('figures', async ({ values, positionals }) => {
  if (values.format !== 'text' && values.format !== 'markdown') throw new UsageError('the formats are text, markdown')
  const { text, isWhole } = await listFigures({
    ...contentPlace(values.root),
    since: values.since,
    isMarkdown: values.format === 'markdown',
    names: positionals,
  })
  console.log(printable(text))
  return isWhole ? 0 : 1
})
