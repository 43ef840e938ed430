import type { ServerResponse } from 'node:http'
import { parseDocument } from 'htmlparser2'
import type { ViteDevServer } from 'vite'
import { searchIndexPath } from '../../renderer/addresses.ts'
import type { PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { pageContextAt, sitePage } from '../../renderer/page-context.ts'
import { readSections } from '../../renderer/reading/read-sections.ts'
import { namePages } from '../../renderer/search/page-names.ts'
import { createSearchIndex, type SearchedPage } from '../../renderer/search/search-index.ts'
import type { RenderInput } from '../../renderer/use-page.ts'
import { buildDay } from '../build/build-day.ts'
import type { ContentSource } from './content-source.ts'
import { explainPageFailure } from './page-failure.ts'
import { problemPage, problemPanel } from './problem-panel.ts'

interface Tools {
  content: ContentSource
  root: string
  vite: ViteDevServer
  /** What is wrong now with the code that runs in the browser. */
  codeFaults: () => PlacedProblem[]
  library: Pick<typeof import('vite-plugin-ssr/server'), 'renderPage' | 'dangerouslySkipEscape'>
}

/** Answers with the page at an address, or with the search index. */
export async function answer(path: string, response: ServerResponse, tools: Tools): Promise<void> {
  const { content, root, vite, codeFaults, library } = tools
  const loaded = content.current()
  const problems = content.problemsOn(path)
  const sendFailure = async (shown: typeof problems) =>
    sendHtml(response, 500, withClient(await vite.transformIndexHtml(path, problemPage(shown, root))))
  if (!loaded) return sendFailure(problems)
  const { site, routes } = loaded
  const whole = { ...site, today: buildDay(), photographs: {} }
  const render = (urlOriginal: string) => {
    const page = pageContextAt(whole, urlOriginal)
    // No page of vite-plugin-ssr has the second address. The live preview shows the site at the root, whatever its base path.
    const shown = page ? { urlOriginal, page } : { urlOriginal: '/404', page: sitePage('notFound', whole) }
    const input = { ...shown, basePath: '/', asHtml: library.dangerouslySkipEscape }
    return library.renderPage<{ errorWhileRendering?: unknown }, RenderInput>(input)
  }
  if (path === searchIndexPath) {
    const pages: SearchedPage[] = []
    for (const { path } of routes) {
      const { httpResponse } = await render(path)
      // A page that cannot be rendered now is not found.
      if (httpResponse?.statusCode === 200) pages.push({ path, ...readSections(parseDocument(httpResponse.body)) })
    }
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify(createSearchIndex(pages, namePages(site.settings.data))))
    return
  }
  // Compiling it would fail with a poorer message.
  if (problems.errors.some(({ rule }) => rule.startsWith('mdx/'))) return sendFailure(problems)
  const { httpResponse, errorWhileRendering } = await render(path).catch((error: unknown) => ({
    httpResponse: null,
    errorWhileRendering: error,
  }))
  if (!httpResponse || httpResponse.statusCode >= 500) {
    const failure = explainPageFailure(errorWhileRendering ?? `there is no page ${path}`)
    return sendFailure({ ...problems, errors: [failure, ...problems.errors] })
  }
  const errors = [...codeFaults(), ...problems.errors, ...content.readBack(path, httpResponse.body)]
  const body = httpResponse.body.replace('</body>', () => `${problemPanel({ ...problems, errors }, root)}</body>`)
  sendHtml(response, httpResponse.statusCode, withClient(body))
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
