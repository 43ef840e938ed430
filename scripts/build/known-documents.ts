import { type Answer, beginTrace, isAnswered } from '../../renderer/content/memory/trace.ts'
import type { RenderUnlessKnown } from '../../renderer/page.ts'
import type { Cache } from '../cache/cache.ts'
import type { Output } from './output.ts'

/** A document of the site that is being built, which is known from before or has to be rendered. */
export interface PendingDocument {
  /** Asked by the renderer whether it has to render; what is known has then been put into the site. */
  renderUnlessKnown: RenderUnlessKnown
  isKnown: () => boolean
  /** Puts what was rendered into the site, and keeps it; gives its version. */
  write: (html: string) => string
}

interface Rendered {
  answers: readonly Answer[]
  /** The version of the document. */
  version: string
}

/**
 * Makes the memory of documents. One is rendered again when what its page is given has changed, or any answer to what the
 * components of the page asked besides: a figure, the settings, the day.
 *
 * @param bundle what tells the code that renders, with the pages in MDX and the addresses of scripts and styles, from
 *   any other
 */
export function createKnownDocuments(
  cache: Cache,
  output: Output,
  bundle: readonly string[],
): (name: string) => PendingDocument {
  /** Brings a document into the site, from the site before or from the cache. */
  const bring = (name: string, version: string) => {
    if (output.link(name, version)) {
      cache.keep('documents', version)
      return true
    }
    const html = cache.read('documents', version) as string | undefined
    if (html !== undefined) output.write(name, html)
    return html !== undefined
  }
  return (name) => {
    let key: string[] = []
    let isKnown = false
    let answers = (): Answer[] => []
    return {
      renderUnlessKnown: (given, surroundings, render) => {
        key = [...bundle, JSON.stringify(given, identifyEntry)]
        const known = cache.read('rendered', key) as Rendered | undefined
        isKnown = known !== undefined && isAnswered(known.answers, surroundings) && bring(name, known.version)
        if (isKnown) return undefined
        const trace = beginTrace(surroundings)
        answers = trace.answers
        return render(trace.traced)
      },
      isKnown: () => isKnown,
      write: (html) => {
        const version = output.write(name, html)
        cache.write('documents', version, html)
        cache.write('rendered', key, { answers: answers(), version } satisfies Rendered)
        return version
      },
    }
  }
}

/** A content file is told by its version, which changes with all that it says: its text is long. */
function identifyEntry(_: string, value: unknown): unknown {
  const isEntry = typeof value === 'object' && value !== null && 'version' in value && 'sections' in value
  return isEntry ? [Reflect.get(value, 'file'), value.version] : value
}
