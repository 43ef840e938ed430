import { on, once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentReading } from '../../renderer/reading/read-document.ts'

/**
 * Reads the documents of a site that is being built in a thread of its own, which starts at once: while it reads one, this
 * thread renders the next, which takes longer. Reading needs nothing but the file.
 *
 * @param client the folder of the documents
 * @param code the script of the thread, which answers with one reading for each file, in the order in which it gets them
 */
export function startReader(client: string, code: URL) {
  const worker = new Worker(code)
  const answers = on(worker, 'message', { close: ['exit'] })
  // If the thread has failed, this says why.
  const ended = once(worker, 'exit').then((): never => {
    throw new Error('the thread that reads pages has ended')
  })
  // Errors are handled where a reading is awaited.
  ended.catch(() => {})
  return {
    /** Reads a document that has been written; undefined if it is missing or incomplete. */
    read: async (name: string): Promise<DocumentReading | undefined> => {
      worker.postMessage(join(client, name))
      const { done, value } = await answers.next()
      return done ? ended : value[0]
    },
    /** Ends the thread; nothing is read any more. */
    end: (): Promise<unknown> => worker.terminate(),
  }
}
