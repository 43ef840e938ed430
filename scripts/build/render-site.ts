import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { placeScriptInHead } from '../../renderer/client/classic-script.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { pageContextAt, sitePage, type WholeSite } from '../../renderer/page-context.ts'
import type { RenderInput } from '../../renderer/use-page.ts'
import type { BuiltDocument } from '../check/read-pages.ts'
import { quietLibraries } from '../quiet-libraries.ts'
import type { SiteDocument } from '../site-documents.ts'
import { linkPackages } from './bundle.ts'
import type { Manifest } from './manifest.ts'
import type { Output } from './output.ts'
import { keyOfPage } from './page-key.ts'

interface RenderOptions {
  site: WholeSite
  documents: readonly SiteDocument[]
  /** The hash of the bundle. */
  bundle: string
  /** Where the site will lie on its host. */
  basePath: string
  output: Output
  renderPage: RenderPage
  /** What was read before. */
  last: Pick<Manifest, 'kept'> | undefined
  /** Reads a document by its name once it is written. */
  read: (name: string) => ReturnType<BuiltDocument['read']>
}

/** How many documents may wait to be read. */
const ahead = 16

/**
 * Makes the pages, the not-found screen and the error screen, one after the other, or links those of the last site that were
 * made from the same. Each begins to be read at once, unless that is known, while the next are made.
 */
export async function* renderSite(options: RenderOptions): AsyncGenerator<BuiltDocument> {
  const { site, documents, bundle, basePath, output, renderPage, last, read } = options
  const made: BuiltDocument[] = []
  let waiting = 0
  for (const document of documents) {
    const { name, path, screen } = document
    const page = screen ? sitePage(screen, site) : pageContextAt(site, path)
    if (!page) throw new Error(`there is no page ${path}`)
    const key = hashParts([bundle, basePath, JSON.stringify(document), keyOfPage(page)])
    const hash = await output.make(`client/${name}`, key, async () => {
      return placeScriptInHead(await renderDocument(renderPage, document, { page, basePath }))
    })
    const known = last?.kept('page', name, hash)
    const begun = known ? undefined : read(name)
    // Errors are handled where it is awaited.
    begun?.catch(() => {})
    made.push({ document, hash, known, read: () => begun ?? read(name) })
    if (begun) waiting += 1
    // Rendering never yields: this lets reading and the drawing of pictures go on.
    await setImmediate()
    // Known ones are not waited for; those after the last that is read are judged meanwhile.
    while (waiting > ahead) {
      const first = made.splice(0, 1)
      if (!first[0]?.known) waiting -= 1
      yield* first
    }
  }
  yield* made
}

type RenderPage = Awaited<ReturnType<typeof loadRenderer>>

async function renderDocument(
  renderPage: RenderPage,
  { path, file, screen }: SiteDocument,
  input: Pick<RenderInput, 'page' | 'basePath'>,
): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ ...input, urlOriginal: path })
  if (httpResponse?.statusCode !== (screen ? 404 : 200)) {
    const reason = errorWhileRendering instanceof Error ? errorWhileRendering.message : 'no such page'
    throw new Error(`${file}: the page ${path} cannot be rendered: ${reason}`)
  }
  return httpResponse.body
}

/**
 * Loads vite-plugin-ssr, and tells it where the bundle of a site will be; its own way to find one is not taken (see
 * vite.config.ts). Named by their files, its three hundred modules are compiled into one, which loads six times as quickly.
 */
export async function loadRenderer(folder: string) {
  linkPackages(folder)
  quietLibraries()
  const { renderPage, dangerouslySkipEscape } = await import(
    '../../node_modules/vite-plugin-ssr/dist/esm/node/runtime/index.js'
  )
  const { setImportBuildGetters } = await import(
    '../../node_modules/vite-plugin-ssr/dist/esm/node/runtime/globalContext/loadImportBuild.js'
  )
  const readManifest = (name: string) => JSON.parse(readFileSync(join(folder, 'server', name), 'utf8'))
  setImportBuildGetters({
    pageFiles: () => import(pathToFileURL(join(folder, 'server/pageFiles.mjs')).href),
    clientManifest: () => readManifest('assets.json'),
    pluginManifest: () => readManifest('vite-plugin-ssr.json'),
  })
  return (input: Omit<RenderInput, 'asHtml'>) =>
    renderPage<{ errorWhileRendering?: unknown }, RenderInput>({ ...input, asHtml: dangerouslySkipEscape })
}
