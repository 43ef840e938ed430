import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { copyProject } from '../test/project-copy.ts'
import { connectEditor, positionOf } from './testing/editor.ts'

it('the command serves an editor over its standard input and output, writes nothing else there, ends with the editor, and says in one line when it was called wrongly', async () => {
  const { folder, start, run } = copyProject()
  const server = start('language-server --stdio --clientProcessId=1')
  onTestFinished(() => void server.kill())
  if (!server.stdout || !server.stdin) throw new Error('the command has no input or output')
  let written = Buffer.alloc(0)
  server.stdout.on('data', (chunk: Buffer) => {
    written = Buffer.concat([written, chunk])
  })
  const root = join(folder, 'markdown')
  const editor = await connectEditor(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
    root,
  )
  const file = 'pages/contact.md'
  const text = `${readFileSync(join(root, file), 'utf8')}\nThere are :stat[count/pil and [a page](/nowhere).\n`
  await editor.write(file, text)
  const [fault] = await editor.told(file, (found) => found.some(({ code }) => code === 'links/target'))
  expect(fault?.source).toBe('check')
  const items = await editor.complete(file, positionOf(text, ':stat[count/pil|'))
  expect(items.map(({ label }) => label)).toContain('count/pilots')
  await editor.connection.sendRequest('shutdown')
  const ended = once(server, 'exit')
  await editor.connection.sendNotification('exit')
  expect(await ended).toEqual([0, null])
  expect(messagesIn(written).length).toBeGreaterThan(2)

  const { status, output } = await run('language-server --stdio --root nowhere')
  expect(status).toBe(2)
  expect(output).toMatch(/^error: there is no folder \S+nowhere: [^\n]+\n$/)
}, 120_000)

/** The messages of the protocol, between which nothing may stand. */
function messagesIn(bytes: Buffer): unknown[] {
  const messages: unknown[] = []
  let rest = bytes
  while (rest.length > 0) {
    const head = /^Content-Length: (\d+)\r\n\r\n/.exec(rest.subarray(0, 100).toString())
    if (!head) throw new Error(`this is no message: ${rest.subarray(0, 200)}`)
    const end = head[0].length + Number(head[1])
    messages.push(JSON.parse(rest.subarray(head[0].length, end).toString()))
    rest = rest.subarray(end)
  }
  return messages
}
