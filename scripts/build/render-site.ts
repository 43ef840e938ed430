import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { placeScriptInHead } from '../../renderer/client/classic-script.ts'
import type { Site } from '../../renderer/content/entries/site.ts'
import type { Route } from '../../renderer/content/kinds/routes.ts'
import type { RenderInput } from '../../renderer/page.ts'
import { readDocument } from '../../renderer/reading/read-document.ts'
import type { Cache } from '../cache/cache.ts'
import type { Progress } from '../progress.ts'
import { type SiteDocument, siteDocuments } from '../site-documents.ts'
import { ownOf, type RenderStep, type Share } from '../threads/step.ts'
import { hashOfFolder } from './fingerprint.ts'
import { createKnownDocuments } from './known-documents.ts'
import type { Output } from './output.ts'

/** What is rendered. */
export interface RenderSiteOptions extends Omit<RenderStep, 'target'> {
  site: Site
  routes: readonly Route[]
  output: Output
  cache: Cache
  /** Which of the documents are rendered here. */
  share: Share
  progress?: Progress
}

/**
 * Renders a share of the pages, the not-found screen and the error screen. Each document is written as soon as it is made.
 *
 * @returns how many of them were rendered; the others are as before
 * @throws Error naming the content file of a page that cannot be rendered
 */
export async function renderSite({
  site,
  basePath,
  routes,
  photographs,
  today,
  stage,
  output,
  cache,
  share,
  progress,
}: RenderSiteOptions): Promise<number> {
  const { renderPage } = await importRenderer()
  await loadBundle(stage)
  const begin = createKnownDocuments(cache, output, [basePath, ...readBundle(stage)])
  const input = { site, today, basePath, photographs }
  let rendered = 0
  const documents = ownOf(siteDocuments(site, routes), share)
  for (const [index, document] of documents.entries()) {
    const pending = begin(document.name)
    const { renderUnlessKnown } = pending
    const body = await renderDocument(renderPage, document, { ...input, renderUnlessKnown })
    if (!pending.isKnown()) {
      const html = placeScriptInHead(body)
      // Whoever checks the pages will find them read.
      cache.remember('readings', pending.write(html), () => readDocument(html))
      rendered += 1
    }
    progress?.update(`${(index + 1) * share.count} of ${documents.length * share.count}`)
  }
  return rendered
}

/** What tells a bundle from any other: the code that renders, and the addresses that documents name. */
function readBundle(stage: string): string[] {
  return [hashOfFolder(join(stage, 'server')), ...manifests.map((name) => readFileSync(join(stage, name), 'utf8'))]
}

const manifests = ['assets.json', 'client/vite-plugin-ssr.json'] as const

type RenderPage = typeof import('vite-plugin-ssr/server').renderPage

async function renderDocument(
  renderPage: RenderPage,
  { path, file, isFailure, failure }: SiteDocument,
  input: Omit<RenderInput, 'urlOriginal'>,
): Promise<string> {
  const result = await renderPage<{ errorWhileRendering?: unknown }, RenderInput>({
    ...input,
    urlOriginal: path,
    ...(failure && { failure }),
  })
  const { errorWhileRendering } = result
  if (!result.httpResponse || result.httpResponse.statusCode !== (isFailure ? 404 : 200)) {
    const reason = errorWhileRendering instanceof Error ? errorWhileRendering.message : 'no such page'
    throw new Error(`${file}: the page ${path} cannot be rendered: ${reason}`)
  }
  return result.httpResponse.body
}

/** Tells vite-plugin-ssr which bundle to render with; its own way to find it is not taken (see vite.config.ts). */
async function loadBundle(stage: string): Promise<void> {
  const loader = new URL('./globalContext/loadImportBuild.js', import.meta.resolve('vite-plugin-ssr/server'))
  const { setImportBuildGetters } = await import(loader.href)
  const readManifest = (name: string) => JSON.parse(readFileSync(join(stage, name), 'utf8'))
  setImportBuildGetters({
    pageFiles: () => import(pathToFileURL(join(stage, 'server/pageFiles.mjs')).href),
    clientManifest: () => readManifest(manifests[0]),
    pluginManifest: () => readManifest(manifests[1]),
  })
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
