import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { compiled } from '../compiled.mjs'
import { createReader } from './reader.ts'

const document = (title: string) => `<!doctype html><html><main><h1>${title}</h1></main></html>`

test('each document is read once, whatever the order in which the readings are asked for', async () => {
  const folder = createFolder({ 'a.html': document('A'), 'b.html': document('B'), 'cut.html': '<!doctype html><html>' })
  const reader = createReader(folder, await compiled('reading-thread'))
  for (const name of ['a.html', 'b.html', 'cut.html']) reader.begin(name)
  const read = ['cut.html', 'b.html', 'a.html', 'absent.html'].map(reader.read)
  expect((await Promise.all(read)).map((reading) => reading?.copy)).toEqual([undefined, '# B\n', '# A\n', undefined])
  await reader.end()
})

test('a thread that fails says why, to who waits and to who asks later', async () => {
  const reader = createReader('', new URL('data:text/javascript,throw new Error("no room")'))
  await expect(reader.read('a.html')).rejects.toThrow('no room')
  await expect(reader.read('b.html')).rejects.toThrow('no room')
  await reader.end()
})
