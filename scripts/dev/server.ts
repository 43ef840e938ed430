import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import { createServer } from 'vite'
import { isAskedFor, ownHost } from '../listen.ts'
import { quietLibraries } from '../quiet-libraries.ts'
import { readAddress, targetOf } from '../read-address.ts'
import { answer } from './answer.ts'
import { type ContentSourceOptions, openContent } from './content-source.ts'
import { editorPath, readEditorRequest } from './open-in-editor.ts'
import { explainPageFailure } from './page-failure.ts'
import { problemPage } from './problem-panel.ts'
import { servePublicFile } from './serve-public-files.ts'
import { settleChanges } from './settle.ts'
import { hideWatchedFiles, isCode, servedCode, watchCode, watchPagesOnly } from './vite-hooks.ts'

/** Starts the live preview, drafts included: a saved file shows at once, a broken one says why on the page. */
export async function startDev(place: ContentSourceOptions, host = ownHost) {
  const { root, publicFolder } = place
  // Before the library is imported, which prints as it loads.
  quietLibraries()
  const library = await import('vite-plugin-ssr/server')
  const server = createHttpServer()
  // Vite sends changes through the same port, so that any number of previews can run. It sees only what is meant for it.
  const sockets = createHttpServer()
  const { siteConfig } = await import('../../vite.config.ts')
  const vite = await createServer({
    ...siteConfig(resolve(root)),
    configFile: false,
    // Icons are loaded by Vite, as the other code is.
    ssr: { noExternal: ['lucide-react'] },
    server: {
      middlewareMode: true,
      ws: { server: sockets },
      // The list of problems has it.
      hmr: { overlay: false },
      host,
      cors: false,
      fs: { allow: servedCode },
      watch: { followSymlinks: false },
    },
    appType: 'custom',
    // Vite would serve everything there, and what links in it lead to.
    publicDir: false,
    logLevel: 'error',
    // Found late, at the first page, they would reload that page.
    optimizeDeps: { include: ['idiomorph', 'minisearch', '@tanstack/query-core'] },
  })
  hideWatchedFiles(vite.moduleGraph)
  watchPagesOnly(vite)
  const content = openContent(place)
  // Pages listen for it in client.ts.
  const showAgain = () => vite.ws.send({ type: 'custom', event: 'content:change' })
  const codeFaults = watchCode(vite, showAgain)
  // The content refers to pictures and documents in the public folder.
  const watched = [resolve(root), resolve(publicFolder)]
  vite.watcher.add(watched)
  const noteChange = settleChanges(() => {
    content.change()
    showAgain()
  })
  vite.watcher.on('all', (event, path) => {
    if (!watched.some((folder) => path.startsWith(folder + sep)) || event === 'addDir' || event === 'unlinkDir') return
    noteChange(path)
  })
  const sendPage = (path: string, response: ServerResponse) =>
    answer(path, response, { content, root, vite, codeFaults, library })
  const openEditor = (request: IncomingMessage, response: ServerResponse) => {
    const target = readEditorRequest(request, root)
    // The page with the link stays.
    response.statusCode = target ? 204 : 403
    if (target) vite.middlewares(Object.assign(request, { url: target }), response, () => response.end())
    else response.end()
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const address = readAddress(request.url ?? '/', { basePath: '/', redirects: content.current()?.redirects ?? [] })
    if (!isAskedFor(request.headers.host, host)) response.writeHead(421).end()
    else if (address.kind === 'malformed') response.writeHead(400).end()
    else if (address.kind === 'elsewhere') response.writeHead(302, { Location: address.location }).end()
    else if (address.kind === 'none') await sendPage('/404', response)
    else {
      const loaded = content.current()
      if (loaded && servePublicFile(response, loaded)) return
      if (address.path === editorPath) return openEditor(request, response)
      if (isCode(address.path)) {
        request.url = targetOf(request.url ?? '/')
        await new Promise<unknown>((resolve) => vite.middlewares(request, response, resolve))
      }
      // No page has such an address, and vite-plugin-ssr would complain.
      await sendPage(address.path.startsWith('/@') ? '/404' : address.path, response)
    }
  }
  server.on('request', (request, response) => {
    respond(request, response).catch((error) => {
      const problems = { errors: [explainPageFailure(error)], warnings: [], elsewhere: [] }
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(problemPage(problems, root))
    })
  })
  server.on('upgrade', (request, socket, head) => {
    const { host: name, 'sec-websocket-protocol': protocol = '' } = request.headers
    const address = readAddress(request.url ?? '/', { basePath: '/', redirects: [] })
    const isHome = address.kind === 'here' && address.path === '/'
    // Vite leaves any other one open, without a word.
    if (isHome && /^vite-(?:hmr|ping)$/.test(protocol) && isAskedFor(name, host))
      sockets.emit('upgrade', request, socket, head)
    else socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
  return { server, vite }
}
