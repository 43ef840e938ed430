import { type PreviewServer, startPreview } from '../../preview/static-server.ts'
import { onceInRun } from './once-in-run.ts'

/** Serves a built site as a host would, once in a run of tests. */
export function serve(folder: string): Promise<PreviewServer> {
  return onceInRun(`server of ${folder}`, () => startPreview(folder, 0))
}
