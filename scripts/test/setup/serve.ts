import { startPreview } from '../../preview/static-server.ts'
import { onceInRun } from './once-in-run.ts'
import type { whenDone } from './when-done.ts'

/**
 * Serves a built site as a host would, once in a run of tests.
 *
 * @param done takes what stops the server
 * @returns the address of the site
 */
export function serve(folder: string, done: ReturnType<typeof whenDone>): Promise<string> {
  return onceInRun(`server of ${folder}`, async () => {
    const preview = await startPreview(folder, 0)
    done.add(preview.close)
    return preview.address
  })
}
