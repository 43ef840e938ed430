import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { placeScriptInHead } from '../../renderer/client/classic-script.ts'
import type { RenderInput } from '../../renderer/page.ts'
import type { PageSurroundings } from '../../renderer/surroundings.ts'
import { quietLibraries } from '../quiet-libraries.ts'
import { type SiteDocument, siteDocuments } from '../site-documents.ts'
import { type Making, makeFile } from './output.ts'

interface RenderOptions {
  /** The folder with the bundle, and the bundle's hash. */
  stage: string
  bundle: string
  /** Where the site will lie on its host. */
  basePath: string
  surroundings: PageSurroundings
}

/**
 * Makes the pages, the not-found screen and the error screen. A document is reused, not rendered again, if everything
 * that was looked up while it was made is unchanged.
 */
export async function renderSite(
  { site, routes, cache, output }: Making,
  { stage, bundle, basePath, surroundings }: RenderOptions,
): Promise<void> {
  const documents = siteDocuments(site, routes)
  // Loading it takes longer than looking at what is known.
  let renderPage: Promise<RenderPage> | undefined
  for (const document of documents) {
    const key = [bundle, basePath, JSON.stringify(document)]
    const made = await makeFile(cache, 'documents', { key, surroundings }, async (asked) => {
      renderPage ??= loadRenderer(stage)
      return placeScriptInHead(await renderDocument(await renderPage, document, { site: asked, basePath }))
    })
    await output.place(document.name, made)
    // Rendering never yields: this lets the drawing of pictures go on.
    await setImmediate()
  }
}

type RenderPage = typeof import('vite-plugin-ssr/server').renderPage

async function renderDocument(
  renderPage: RenderPage,
  { path, file, isFailure, failure }: SiteDocument,
  input: Omit<RenderInput, 'urlOriginal'>,
): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage<{ errorWhileRendering?: unknown }, RenderInput>({
    ...input,
    urlOriginal: path,
    ...(failure && { failure }),
  })
  if (httpResponse?.statusCode !== (isFailure ? 404 : 200)) {
    const reason = errorWhileRendering instanceof Error ? errorWhileRendering.message : 'no such page'
    throw new Error(`${file}: the page ${path} cannot be rendered: ${reason}`)
  }
  return httpResponse.body
}

/** Loads vite-plugin-ssr with a bundle; its own way to find one is not taken (see vite.config.ts). */
async function loadRenderer(stage: string): Promise<RenderPage> {
  const speakAgain = quietLibraries()
  const { renderPage } = await import('vite-plugin-ssr/server').finally(speakAgain)
  const loader = new URL('./globalContext/loadImportBuild.js', import.meta.resolve('vite-plugin-ssr/server'))
  const { setImportBuildGetters } = await import(loader.href)
  const readManifest = (name: string) => JSON.parse(readFileSync(join(stage, name), 'utf8'))
  setImportBuildGetters({
    pageFiles: () => import(pathToFileURL(join(stage, 'server/pageFiles.mjs')).href),
    clientManifest: () => readManifest('assets.json'),
    pluginManifest: () => readManifest('client/vite-plugin-ssr.json'),
  })
  return renderPage
}
