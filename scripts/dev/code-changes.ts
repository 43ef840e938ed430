import type { ViteDevServer } from 'vite'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { explainPageFailure } from './page-failure.ts'

/**
 * Watches the code that pages are made with. A change is reported once Vite has invalidated the code: the watcher
 * fires earlier, when a page would still come out as before. A fault is reported when a browser has requested the code.
 *
 * @param tell is called after each change and each fault
 * @returns what is wrong now with the code that runs in the browser, and with the stylesheet
 */
export function watchCode({ environments }: ViteDevServer, tell: () => void): () => Problem[] {
  let fault: Problem | undefined
  for (const { hot } of [environments.client, environments.ssr]) {
    const send = hot.send
    hot.send = (...said: unknown[]) => {
      Reflect.apply(send, hot, said)
      const [payload] = said
      if (typeof payload !== 'object' || payload === null || !('type' in payload)) return
      if (payload.type === 'error' && 'err' in payload) fault = explainPageFailure(payload.err)
      else if (payload.type === 'update' || payload.type === 'full-reload') fault = undefined
      else return
      tell()
    }
  }
  return () => (fault ? [fault] : [])
}
