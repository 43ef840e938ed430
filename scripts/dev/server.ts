import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { renderPage } from 'vite-plugin-ssr/server'
import { stampOf } from '../../renderer/content/memory.ts'
import { type Route, redirects } from '../../renderer/content/routes.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { RenderInput } from '../../renderer/page.ts'
import { searchIndexPath } from '../../renderer/search/index-path.ts'
import { buildDay } from '../build/build-day.ts'
import { makeSearchIndex, type RenderedPage } from '../build/search-index.ts'
import { contentChange } from './content-change.ts'
import { type ContentSource, openContent } from './content-source.ts'
import { hideWatchedFiles } from './module-graph.ts'
import { problemNotice, problemPage } from './problem-page.ts'
import { quietLibraries } from './quiet.ts'
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
}

/**
 * Starts the live preview: a saved file shows at once, a broken one shows its message on the page and in the terminal.
 * Drafts are shown.
 */
export async function startDev({ root, log, publicFolder = 'public' }: DevOptions): Promise<DevServer> {
  process.env.CONTENT_ROOT = root
  // Before the library is imported, which says the first things then.
  const speakAgain = quietLibraries()
  const { renderPage } = await import('vite-plugin-ssr/server')
  const server = createHttpServer()
  const vite = await createServer({
    // Changes are told through the same port, so that any number of previews can run.
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
    publicDir: resolve(publicFolder),
    logLevel: 'error',
    // Found only when the first page asks for them, they would reload that page.
    optimizeDeps: { include: ['idiomorph', 'minisearch', '@tanstack/query-core'] },
  })
  hideWatchedFiles(vite.moduleGraph)
  const content = openContent({ root, publicFolder, log })
  // The content names pictures and documents among the files that are served as they are.
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
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response, content, { vite, renderPage }).catch((error) => {
        const message = error instanceof Error ? error.message : String(error)
        const problem = { file: root, line: 1, column: 1, severity: 'error', rule: 'preview/page', message } as const
        sendHtml(response, 500, problemPage([problem]))
      })
    })
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
  request: IncomingMessage,
  response: ServerResponse,
  content: ContentSource,
  { vite, renderPage }: Tools,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const redirect = redirects.find(({ from }) => from.replace(/\/$/, '') === path)
  if (redirect) {
    response.writeHead(302, { Location: redirect.to }).end()
    return
  }
  const { site, problems, routes } = content.current()
  if (!site) {
    sendHtml(response, 500, withClient(await vite.transformIndexHtml(path, problemPage(problems))))
    return
  }
  if (path === searchIndexPath) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(makeSearchIndex(await renderAll(site, routes, renderPage)))
    return
  }
  const { own, others } = content.problemsOn(path)
  if (own.some(({ rule }) => rule.startsWith('mdx/'))) {
    // Compiling it would fail with less to read.
    sendHtml(response, 500, withClient(await vite.transformIndexHtml(path, problemPage(own))))
    return
  }
  const { httpResponse } = await renderPage<object, RenderInput>(inputFor(path, site))
  if (!httpResponse) throw new Error(`the page ${path} cannot be rendered`)
  const body = httpResponse.body.replace('</body>', () => `${problemNotice(own, others)}</body>`)
  sendHtml(response, httpResponse.statusCode, withClient(body))
}

/** The live preview shows the site at the root, wherever it will lie. */
function inputFor(path: string, site: Site): RenderInput {
  return { urlOriginal: path, site, today: buildDay(), basePath: '/' }
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

/** Adds what changes the page in place when the content changes. */
function withClient(html: string): string {
  return html.replace('</head>', () => '<script type="module" src="/scripts/dev/client.ts"></script></head>')
}

function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(body)
}
