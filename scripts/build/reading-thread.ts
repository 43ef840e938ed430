import { parentPort } from 'node:worker_threads'
import { readDocument } from '../../renderer/reading/read-document.ts'
import { readComplete } from '../check/read-built.ts'

// Takes the files of built documents one after the other, and gives what was read of each.
parentPort?.on('message', (file: string) => {
  const html = readComplete(file)
  parentPort?.postMessage(html && readDocument(html))
})
