import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentReading } from '../../renderer/reading/read-document.ts'

type Reading = DocumentReading | undefined

/**
 * Reads the documents of a site that is being built in a thread of its own: while it reads one, this thread renders the
 * next. Both take as long, and reading needs nothing but the file.
 *
 * @param client the folder of the documents
 * @param code the script of the thread, which answers with one reading for each file, in the order in which it gets them
 */
export function createReader(client: string, code: URL) {
  const readings = new Map<string, Promise<Reading>>()
  const waiting: { resolve: (reading: Reading) => void; reject: (error: unknown) => void }[] = []
  let failure: Error | undefined
  let thread: Worker | undefined
  const start = (): void => {
    if (thread) return
    thread = new Worker(code)
    thread.on('message', (reading: Reading) => waiting.shift()?.resolve(reading))
    thread.on('error', (error) => {
      failure = error
      for (const { reject } of waiting.splice(0)) reject(error)
    })
  }
  const begin = (name: string): Promise<Reading> => {
    const begun = readings.get(name)
    if (begun) return begun
    start()
    const reading = new Promise<Reading>((resolve, reject) => {
      if (failure) reject(failure)
      else waiting.push({ resolve, reject })
    })
    // Errors are handled where it is awaited.
    reading.catch(() => {})
    thread?.postMessage(join(client, name))
    readings.set(name, reading)
    return reading
  }
  return {
    /** Starts the thread, which the first document does otherwise. */
    start,
    /** Begins to read a document that has been written. */
    begin: (name: string): void => void begin(name),
    /** What was read of a document; undefined if it is missing or incomplete. */
    read: (name: string): Promise<Reading> => {
      const reading = begin(name)
      readings.delete(name)
      return reading
    },
    end: async (): Promise<void> => void (await thread?.terminate()),
  }
}
