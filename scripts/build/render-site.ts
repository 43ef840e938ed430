import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { placeScriptInHead } from '../../renderer/client/classic-script.ts'
import { hashParts } from '../../renderer/content/memory/hash.ts'
import type { RenderInput } from '../../renderer/page.ts'
import type { Surroundings } from '../../renderer/surroundings.ts'
import { type SiteDocument, siteDocuments } from '../site-documents.ts'
import { hashOfFolder } from './fingerprint.ts'
import type { Making } from './making.ts'
import { makeFile } from './output.ts'

/**
 * Makes the pages, the not-found screen and the error screen. A document is reused, not rendered again, if everything
 * that was looked up while it was made is unchanged.
 *
 * @param basePath where the site will lie on its host
 * @param stage the folder with the bundles
 * @throws Error naming the content file of a page that cannot be rendered
 */
export async function renderSite(
  { site, routes, cache, output, progress }: Making,
  { surroundings, basePath, stage }: { surroundings: Surroundings; basePath: string; stage: string },
): Promise<void> {
  const bundle = hashOfBundle(stage)
  const documents = siteDocuments(site, routes)
  // Loading it takes longer than looking at what is known.
  let renderPage: Promise<RenderPage> | undefined
  let rendered = 0
  for (const [index, document] of documents.entries()) {
    const key = [bundle, basePath, JSON.stringify(document)]
    const made = await makeFile(cache, 'documents', { key, surroundings }, async (asked) => {
      renderPage ??= loadRenderer(stage)
      rendered += 1
      return placeScriptInHead(await renderDocument(await renderPage, document, { site: asked, basePath }))
    })
    await output.place(document.name, made)
    // Rendering never yields: this lets the drawing of pictures go on.
    await setImmediate()
    progress.update(`${index + 1} of ${documents.length}`)
  }
  const known = documents.length - rendered
  if (known > 0) progress.tell(`${known} of ${documents.length} documents as before`)
}

/** The hash of a bundle: of the code that renders, with the MDX pages, and of the addresses that documents name. */
function hashOfBundle(stage: string): string {
  return hashParts([hashOfFolder(join(stage, 'server')), ...manifests.map((name) => readFileSync(join(stage, name)))])
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

/** Loads vite-plugin-ssr with a bundle; its own way to find one is not taken (see vite.config.ts). */
async function loadRenderer(stage: string): Promise<RenderPage> {
  const { warn } = console
  // It tells at every start that it has been renamed.
  console.warn = () => {}
  const { renderPage } = await import('vite-plugin-ssr/server').finally(() => {
    console.warn = warn
  })
  const loader = new URL('./globalContext/loadImportBuild.js', import.meta.resolve('vite-plugin-ssr/server'))
  const { setImportBuildGetters } = await import(loader.href)
  const readManifest = (name: string) => JSON.parse(readFileSync(join(stage, name), 'utf8'))
  setImportBuildGetters({
    pageFiles: () => import(pathToFileURL(join(stage, 'server/pageFiles.mjs')).href),
    clientManifest: () => readManifest(manifests[0]),
    pluginManifest: () => readManifest(manifests[1]),
  })
  return renderPage
}
