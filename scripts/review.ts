import { loadContent } from '../renderer/content/load.ts'
import { contentPlace } from './content-place.ts'
import { run, UsageError } from './options.ts'
import { isPlain } from './plain-output.mjs'
import { printable } from './printable.ts'
import { converse } from './review/conversation.ts'
import { type ReviewOptions, reviewLedger } from './review/review-ledger.ts'

await run('review', async ({ values }) => {
  // It becomes a line of the commit message, unchanged.
  if (/\p{Cc}/u.test(values.by ?? '')) throw new UsageError('expected --by to be a name on one line')
  const place = contentPlace(values.root)
  const load = () => loadContent(place)
  const review = (reviewer: ReviewOptions['reviewer'], say: ReviewOptions['say']) =>
    reviewLedger({ root: place.root, load, reviewer, by: values.by, say })
  const { stdin: input, stdout: output } = process
  const isAsked = !values.yes && input.isTTY && output.isTTY
  const agrees = isAsked
    ? await converse({ input, output, isTerminal: !isPlain(output) }, (conversation) =>
        review(conversation, conversation.say),
      )
    : await review(values.yes ? 'yes' : 'nobody', (text) => console.log(printable(text)))
  return agrees ? 0 : 1
})
