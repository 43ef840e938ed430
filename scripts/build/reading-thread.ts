import { parentPort } from 'node:worker_threads'
import { readBuilt } from '../check/read-built.ts'

// Takes the files of built documents one after the other, and gives what was read of each.
parentPort?.on('message', (file: string) => parentPort?.postMessage(readBuilt(file)))
