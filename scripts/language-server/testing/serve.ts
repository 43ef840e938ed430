import { PassThrough } from 'node:stream'
import { onTestFinished } from 'vitest'
import { createConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { serveEditor } from '../server.ts'
import { connectEditor, type TestEditor } from './editor.ts'

/**
 * Serves a folder of content to an editor, both within the test.
 *
 * @param whenDone takes what ends both; that is done at the end of the test unless told
 */
export async function serve(
  root: string,
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
): Promise<TestEditor> {
  const [toServer, toEditor] = [new PassThrough(), new PassThrough()]
  const server = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toEditor))
  serveEditor(server, { root, publicFolder: fixture.publicFolder, today: () => fixture.day })
  server.listen()
  const editor = await connectEditor(new StreamMessageReader(toEditor), new StreamMessageWriter(toServer), root)
  whenDone(async () => {
    await editor.connection.sendRequest('shutdown')
    editor.connection.dispose()
    server.dispose()
  })
  return editor
}
