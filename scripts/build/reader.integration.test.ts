import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { compiled } from '../compiled.mjs'
import { startReader } from './reader.ts'

const document = (title: string) => `<!doctype html><html><main><h1>${title}</h1></main></html>`

/** A reader whose thread runs some code instead. */
const readerWith = (code: string) => startReader('', new URL(`data:text/javascript,${code}`))

test('whatever the order in which they are asked for, each document has its own reading', async () => {
  const folder = createFolder({ 'a.html': document('A'), 'b.html': document('B'), 'cut.html': '<!doctype html><html>' })
  const reader = startReader(folder, await compiled('reading-thread'))
  const read = ['cut.html', 'b.html', 'a.html', 'absent.html'].map(reader.read)
  expect((await Promise.all(read)).map((reading) => reading?.copy)).toEqual([undefined, '# B\n', '# A\n', undefined])
  await reader.end()
})

test.each([
  ['fails', 'throw new Error("no room")', 'no room'],
  ['ends', 'process.exit()', 'has ended'],
])('a thread that %s says so, to who waits and to who asks later', async (_, code, message) => {
  const reader = readerWith(code)
  await expect(reader.read('a.html')).rejects.toThrow(message)
  await expect(reader.read('b.html')).rejects.toThrow(message)
  await reader.end()
})

test('once it has ended, nothing is read', async () => {
  const reader = readerWith('import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {})')
  const waiting = reader.read('a.html')
  await reader.end()
  await expect(waiting).rejects.toThrow('has ended')
  await expect(reader.read('b.html')).rejects.toThrow('has ended')
})
