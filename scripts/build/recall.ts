import { type Answer, beginTrace, isAnswered } from '../../renderer/content/trace.ts'
import type { Markup, RecallMarkup } from '../../renderer/page.ts'
import type { Cache } from '../cache/cache.ts'

interface Rendered {
  answers: readonly Answer[]
  markup: Markup
}

/**
 * Makes the memory of what was rendered. A page is rendered again when what it is given has changed, or any answer to what
 * its components asked besides: a figure, the settings, the day.
 *
 * @param bundle what tells the code that renders, with the pages in MDX, from any other
 */
export function createRecall(cache: Cache, bundle: readonly string[]): RecallMarkup {
  return (given, surroundings, render) => {
    const key = [...bundle, JSON.stringify(given, identifyEntry)]
    const known = cache.read('rendered', key) as Rendered | undefined
    if (known && isAnswered(known.answers, surroundings)) return known.markup
    const { traced, answers } = beginTrace(surroundings)
    const markup = render(traced)
    cache.write('rendered', key, { answers: answers(), markup } satisfies Rendered)
    return markup
  }
}

/** A content file is told by its version, which changes with all that it says: its text is long. */
function identifyEntry(_: string, value: unknown): unknown {
  const isEntry = typeof value === 'object' && value !== null && 'version' in value && 'sections' in value
  return isEntry ? [Reflect.get(value, 'file'), value.version] : value
}
