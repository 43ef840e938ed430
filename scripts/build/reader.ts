import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentReading } from '../../renderer/reading/read-document.ts'

type Reading = DocumentReading | undefined

/**
 * Reads the documents of a site that is being built in a thread of its own: while it reads one, this thread renders the
 * next. Both take as long, and reading needs nothing but the file.
 *
 * @param client the folder of the documents
 * @param findCode finds the script of the thread, which answers with one reading for each file, in the order in which it gets
 *   them
 */
export function createReader(client: string, findCode: () => Promise<URL>) {
  const readings = new Map<string, Promise<Reading>>()
  const waiting: { resolve: (reading: Reading) => void; reject: (error: unknown) => void }[] = []
  let failure: Error | undefined
  let thread: Promise<Worker> | undefined
  const fail = (reason: Error): void => {
    failure ??= reason
    for (const { reject } of waiting.splice(0)) reject(failure)
  }
  const start = async (): Promise<Worker> => {
    const worker = new Worker(await findCode())
    worker.on('message', (reading: Reading) => waiting.shift()?.resolve(reading))
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('the thread that reads pages has ended')))
    return worker
  }
  const ask = async (name: string): Promise<Reading> => {
    if (failure) throw failure
    thread ??= start()
    const worker = await thread
    return new Promise((resolve, reject) => {
      if (failure) reject(failure)
      else waiting.push({ resolve, reject })
      worker.postMessage(join(client, name))
    })
  }
  const begin = (name: string): Promise<Reading> => {
    const reading = readings.get(name) ?? ask(name)
    // Errors are handled where it is awaited.
    reading.catch(() => {})
    readings.set(name, reading)
    return reading
  }
  return {
    /** Starts the thread, which the first document does otherwise. */
    start: (): void => {
      thread ??= start()
      thread.catch(() => {})
    },
    /** Begins to read a document that has been written. */
    begin: (name: string): void => void begin(name),
    /** What was read of a document; undefined if it is missing or incomplete. */
    read: (name: string): Promise<Reading> => {
      const reading = begin(name)
      readings.delete(name)
      return reading
    },
    /** Ends the thread; nothing is read any more. */
    end: async (): Promise<void> => {
      fail(new Error('no more pages are read'))
      await thread?.then((worker) => worker.terminate()).catch(() => {})
    },
  }
}
