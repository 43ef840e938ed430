import { Console } from 'node:console'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createConnection } from 'vscode-languageserver/node'
import { buildDay } from './build/build-day.ts'
import { serveEditor } from './language-server/server.ts'
import { contentRoot, publicFolderOf, run } from './options.ts'

await run('language-server', async ({ values: options }) => {
  // Only the protocol may be written to the standard output, whatever other code prints.
  globalThis.console = new Console(process.stderr)
  // An editor may start it anywhere.
  const root = options.root === undefined ? fileURLToPath(new URL('../markdown', import.meta.url)) : options.root
  const content = realpathSync(contentRoot(root))
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  const connection = createConnection(process.stdin, process.stdout)
  serveEditor(connection, { root: content, publicFolder: publicFolderOf(content), today: buildDay })
  connection.listen()
  return 0
})
