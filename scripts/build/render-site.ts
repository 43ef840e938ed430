import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Route } from '../../renderer/content/routes.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { RenderInput } from '../../renderer/page.ts'
import { documentName } from '../check/read-pages.ts'
import type { Progress } from '../progress.ts'
import { buildDay } from './build-day.ts'

/** What is rendered. */
export interface RenderSiteOptions {
  site: Site
  routes: readonly Route[]
  /** The folder with the bundles; the documents go into its `client/`. */
  stage: string
  progress: Progress
}

/** The failure that the static page for hosts tells of. */
const serverFailure = { status: 500, message: 'Internal Server Error' }

/**
 * Renders every page, the not-found screen and the error screen. Each document is written as soon as it is made.
 *
 * @throws Error naming the content file of a page that cannot be rendered
 */
export async function renderSite({ site, routes, stage, progress }: RenderSiteOptions): Promise<void> {
  process.env.NODE_ENV = 'production'
  const { renderPage } = await importRenderer()
  await import(pathToFileURL(join(stage, 'server/importBuild.cjs')).href)
  const input = { site, today: buildDay() }
  const write = async (name: string, page: Omit<RenderInput, 'site' | 'today'>, status: number, file: string) => {
    const document = await renderDocument(renderPage, { ...input, ...page }, status, file)
    const path = join(stage, 'client', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, document)
  }
  for (const [index, { path, file }] of routes.entries()) {
    await write(documentName(path), { urlOriginal: path }, 200, file)
    progress.update(`${index + 1} of ${routes.length}`)
  }
  await write('404.html', { urlOriginal: '/404' }, 404, site.notFound.file)
  await write('500.html', { urlOriginal: '/500', failure: serverFailure }, 404, site.error.file)
}

type RenderPage = typeof import('vite-plugin-ssr/server').renderPage

async function renderDocument(
  renderPage: RenderPage,
  input: RenderInput,
  status: number,
  file: string,
): Promise<string> {
  const result = await renderPage<{ errorWhileRendering?: unknown }, RenderInput>(input)
  const { errorWhileRendering } = result
  if (!result.httpResponse || result.httpResponse.statusCode !== status) {
    const reason = errorWhileRendering instanceof Error ? errorWhileRendering.message : 'no such page'
    throw new Error(`${file}: the page ${input.urlOriginal} cannot be rendered: ${reason}`)
  }
  return result.httpResponse.body
}

/** Imports vite-plugin-ssr without its remark, at every start, that it goes on under another name. */
async function importRenderer(): Promise<typeof import('vite-plugin-ssr/server')> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await import('vite-plugin-ssr/server')
  } finally {
    console.warn = warn
  }
}
