import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import { renderPage } from 'vite-plugin-ssr/server'
import { type LoadedContent, loadContent } from '../../renderer/content/load.ts'
import { sortProblems } from '../../renderer/content/problem.ts'
import { redirects } from '../../renderer/content/routes.ts'
import type { RenderInput } from '../../renderer/page.ts'
import { buildDay } from '../build/build-day.ts'
import { report } from '../check/report.ts'
import { problemNotice, problemPage } from './problem-page.ts'

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
}

/**
 * Starts the live preview: a saved file shows at once, a broken one shows its message on the page and in the terminal.
 * Drafts are shown.
 */
export async function startDev({ root, log }: DevOptions): Promise<DevServer> {
  process.env.CONTENT_ROOT = root
  const load = () => loadContent({ root, publicFolder: 'public', includeDrafts: true, today: buildDay() })
  let content = load()
  tell(content, log)
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
  vite.watcher.add(root)
  vite.watcher.on('all', (event, path) => {
    if (!path.startsWith(root) || event === 'addDir' || event === 'unlinkDir') return
    content = load()
    tell(content, log)
    vite.ws.send({ type: 'full-reload' })
  })
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response, content, vite).catch((error) => sendHtml(response, 500, problemPage(String(error))))
    })
  })
  return {
    server,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await vite.close()
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  content: LoadedContent,
  vite: ViteDevServer,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const redirect = redirects.find(({ from }) => from.replace(/\/$/, '') === path)
  if (redirect) {
    response.writeHead(302, { Location: redirect.to }).end()
    return
  }
  const problems = sortProblems(content.problems)
  const { site } = content
  if (!site) {
    const page = problemPage(report(problems, 'text'))
    sendHtml(response, 500, await vite.transformIndexHtml(path, page))
    return
  }
  const result = await renderPage<object, RenderInput>({ urlOriginal: path, site, today: buildDay() })
  const { httpResponse } = result
  if (!httpResponse) throw new Error(`the page ${path} cannot be rendered`)
  const notice = problems.length > 0 ? problemNotice(report(problems, 'text')) : ''
  sendHtml(
    response,
    httpResponse.statusCode,
    httpResponse.body.replace('</body>', () => `${notice}</body>`),
  )
}

function sendHtml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(body)
}

function tell({ problems, fileCount, routes }: LoadedContent, log: DevOptions['log']): void {
  log(
    problems.length > 0
      ? `\n${report(sortProblems(problems), 'text')}`
      : `✓ ${fileCount} files, ${routes.length} pages, no problem`,
  )
}
