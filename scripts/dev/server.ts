import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { renderPage } from 'vite-plugin-ssr/server'
import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import { stampOf } from '../../renderer/content/memory/memory.ts'
import { errorAt, startOf } from '../../renderer/content/problems/problem.ts'
import { readAddress, targetOf } from '../../renderer/hosting/addresses.ts'
import type { RenderInput } from '../../renderer/page.ts'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import { namePages } from '../../renderer/search/page-names.ts'
import { surround } from '../../renderer/surroundings.ts'
import { buildDay } from '../build/build-day.ts'
import { makeSearchIndex, type RenderedPage } from '../build/search-index.ts'
import { isAskedFor, ownHost } from '../listen.ts'
import { contentChange } from './content-change.ts'
import { type ContentSource, openContent } from './content-source.ts'
import { hideWatchedFiles } from './module-graph.ts'
import { tellOfPagesAlone } from './page-watcher.ts'
import { problemNotice, problemPage } from './problem-page.ts'
import { servePublicFile } from './public-files.ts'
import { quietLibraries } from './quiet.ts'
import { isCode, servedCode } from './served-code.ts'
import { settleChanges } from './settle.ts'

/** A running live preview. */
export interface DevServer {
  server: Server
  close: () => Promise<void>
}

/** What the live preview shows and tells. */
export interface DevOptions {
  /** The folder of the content. */
  root: string
  /** Tells the writer in the terminal. */
  log: (text: string) => void
  /** The folder of files that are served as they are; `public` unless told. */
  publicFolder?: string
  /** Where the server will listen. */
  host?: string
}

/**
 * Starts the live preview: a saved file shows at once, a broken one shows its message on the page and in the terminal.
 * Drafts are shown.
 */
export async function startDev({ root, log, publicFolder = 'public', host = ownHost }: DevOptions): Promise<DevServer> {
  process.env.CONTENT_ROOT = root
  // Before the library is imported, which prints as it loads.
  const speakAgain = quietLibraries()
  const { renderPage } = await import('vite-plugin-ssr/server')
  const server = createHttpServer()
  // Vite sends changes through the same port, so that any number of previews can run. It only sees requests meant for
  // it.
  const sockets = createHttpServer()
  const vite = await createServer({
    server: {
      middlewareMode: true,
      ws: { server: sockets },
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
  tellOfPagesAlone(vite)
  const content = openContent({ root, publicFolder, log })
  // The content refers to pictures and documents in the public folder.
  const watched = [resolve(root), resolve(publicFolder)]
  vite.watcher.add(watched)
  const changes = settleChanges(() => {
    content.change()
    vite.ws.send({ type: 'custom', event: contentChange })
  }, stampOf)
  vite.watcher.on('all', (event, path) => {
    if (!watched.some((folder) => path.startsWith(folder + sep)) || event === 'addDir' || event === 'unlinkDir') return
    changes.note(path)
  })
  const sendPage = (path: string, response: ServerResponse) => answer(path, response, content, { vite, renderPage })
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const address = readAddress(request.url ?? '/', '/')
    if (!isAskedFor(request.headers.host, host)) response.writeHead(421).end()
    else if (address.kind === 'malformed') response.writeHead(400).end()
    else if (address.kind === 'elsewhere') response.writeHead(302, { Location: address.location }).end()
    else if (address.kind === 'none') await sendPage('/404', response)
    else {
      if (servePublicFile(request, response, { publicFolder, publicFiles: content.current().publicFiles })) return
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
      const message = error instanceof Error ? error.message : String(error)
      sendHtml(response, 500, problemPage([errorAt(startOf(root), 'preview/page', message)]))
    })
  })
  server.on('upgrade', (request, socket, head) => {
    const isSound = readAddress(request.url ?? '/', '/').kind === 'here'
    if (isSound && isAskedFor(request.headers.host, host)) sockets.emit('upgrade', request, socket, head)
    else socket.destroy()
  })
  return {
    server,
    close: async () => {
      changes.close()
      server.closeAllConnections()
      server.close()
      await vite.close()
      speakAgain()
    },
  }
}

/** What pages are made with. */
interface Tools {
  vite: ViteDevServer
  renderPage: typeof renderPage
}

async function answer(
  path: string,
  response: ServerResponse,
  content: ContentSource,
  { vite, renderPage }: Tools,
): Promise<void> {
  const { site, problems, routes } = content.current()
  if (!site) {
    sendHtml(response, 500, withClient(await vite.transformIndexHtml(path, problemPage(problems))))
    return
  }
  if (path === searchIndexPath) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(makeSearchIndex(await renderAll(site, routes, renderPage), namePages(site.settings.data)))
    return
  }
  const { own, others } = content.problemsOn(path)
  if (own.some(({ rule }) => rule.startsWith('mdx/'))) {
    // Compiling it would fail with a poorer message.
    sendHtml(response, 500, withClient(await vite.transformIndexHtml(path, problemPage(own))))
    return
  }
  const { httpResponse } = await renderPage<object, RenderInput>(inputFor(path, site))
  if (!httpResponse) throw new Error(`the page ${path} cannot be rendered`)
  const body = httpResponse.body.replace('</body>', () => `${problemNotice(own, others)}</body>`)
  sendHtml(response, httpResponse.statusCode, withClient(body))
}

/** The live preview shows the site at the root, whatever its base path. */
function inputFor(path: string, site: Site): RenderInput {
  return { urlOriginal: path, site: surround(site, { today: buildDay(), photographs: {}, changes: {} }), basePath: '/' }
}

/** Renders every page as it stands now, but for those that cannot be rendered. */
async function renderAll(
  site: Site,
  routes: readonly Route[],
  renderPage: Tools['renderPage'],
): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const { path } of routes) {
    const { httpResponse } = await renderPage<object, RenderInput>(inputFor(path, site))
    if (httpResponse?.statusCode === 200) pages.push([path, httpResponse.body])
  }
  return pages
}

/** The script is outside of Vite's root. */
const client = `/@fs${new URL('client.ts', import.meta.url).pathname}`

/** Adds the script that updates the page in place. */
function withClient(html: string): string {
  return html.replace('</head>', () => `<script type="module" src="${client}"></script></head>`)
}

function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(body)
}
