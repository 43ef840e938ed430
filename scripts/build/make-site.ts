import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { markdownAddress } from '../../renderer/addresses.ts'
import { parseEntry } from '../../renderer/content/entries/entry.ts'
import { readFile } from '../../renderer/content/entries/read-files.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { isError } from '../../renderer/content/problems/problem.ts'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'
import { basePathOf } from '../../renderer/hosting/base-path.ts'
import { hostFiles } from '../../renderer/hosting/host-files.ts'
import { isSafeToOpen } from '../../renderer/public-files/check-files.ts'
import { namePages } from '../../renderer/search/page-names.ts'
import type { SearchedPage } from '../../renderer/search/search-index.ts'
import { checkWhole, coverageOf, findNothingRead } from '../check/check-content.ts'
import { readPages } from '../check/read-pages.ts'
import { report } from '../check/report.ts'
import { compiled } from '../compiled.mjs'
import type { Progress } from '../progress.ts'
import { siteDocuments } from '../site-documents.ts'
import { bundleCode } from './bundle.ts'
import { copyPublicFiles } from './copy-public-files.ts'
import { writeFiguresFiles } from './figures-files.ts'
import type { Sources } from './inputs.ts'
import type { Manifest } from './manifest.ts'
import { createOutput } from './output.ts'
import { writeIcons, writePreviewImages } from './pictures.ts'
import { startReader } from './reader.ts'
import { loadRenderer, renderSite } from './render-site.ts'
import { createStage, explainDisk } from './stage.ts'
import { writeSearchIndex } from './write-search-index.ts'
import { writeSiteManifest } from './write-site-manifest.ts'

/** What a site is made from. */
interface MakeOptions extends ContentPlace {
  target: string
  extras: 'all' | 'none'
  /** The manifest of the last site, if it is to be used. */
  last: Manifest | undefined
  /** Hashes of what it is made from; undefined where some of that cannot be read. */
  sources: Sources | undefined
  progress: Progress
}

/**
 * Makes the site: checks the content, bundles the code, renders every page, and puts the new site in the place of the
 * old one, which stays as it is until then. Returns what was checked, in numbers; undefined when the content has
 * errors, which have been reported.
 */
export async function makeSite(options: MakeOptions): Promise<string | undefined> {
  const { root, target, publicFolder, today, last, progress } = options
  const stage = createStage(target, root)
  const ending = new AbortController()
  const { signal } = ending
  let bundling: Promise<string> | undefined
  let drawing: Promise<void> | undefined
  const { folder } = stage
  const client = join(folder, 'client')
  let reader: ReturnType<typeof startReader> | undefined
  try {
    // It loads its code while the content is checked.
    reader = startReader(client, await compiled('reading-thread'))
    const bundler = await compiled('bundle-process')
    const output = createOutput(target, folder, last?.files ?? new Map())
    // Bundling needs only the MDX pages of the content, which is checked on another core meanwhile. It does not start
    // if there are files that must not even be opened.
    const isSafe = isSafeToOpen(root, publicFolder)
    const basePath = isSafe ? readBasePath(root, last) : '/'
    if (isSafe) bundling = bundleCode({ code: bundler, contentRoot: root, folder, basePath, output, signal })
    // Errors are handled where it is awaited.
    bundling?.catch(() => {})
    progress.step('check the content')
    const checked = await checkWhole({ root, publicFolder, today, last })
    if (!checked.isReadable || checked.problems.some(isError) || !bundling) {
      progress.fail(`\n${report(checked.problems, 'text')}\n\n✗ nothing was built: fix the problems above`)
      return undefined
    }
    const { site, routes, photographs, forms } = checked
    // Drawn outside of JavaScript, on another core while this one renders the pages.
    drawing = options.extras === 'all' ? writePreviewImages({ site, routes, output }, signal) : undefined
    drawing?.catch(() => {})
    // This takes no time while code is bundled; where it is not, a page is to be rendered nearly always.
    const renderPage = await loadRenderer(folder)
    progress.step('bundle the code')
    const bundle = await bundling
    await copyPublicFiles(output, checked)
    progress.step(`render and read ${routes.length} pages`)
    const documents = siteDocuments(site, routes)
    const whole = { ...site, today, photographs }
    const rendered = renderSite({
      site: whole,
      documents,
      bundle,
      basePath,
      output,
      renderPage,
      last,
      read: reader.read,
    })
    const searched: SearchedPage[] = []
    const read = await readPages(checked, rendered, async ({ document, hash }, { contents }, readCopy) => {
      const { path, screen } = document
      if (screen) return
      await output.make(`client${markdownAddress(path)}`, hash, readCopy)
      searched.push({ path, ...contents })
    })
    if (!read) throw new Error('a page of the site was not written')
    // What it has in memory is needed for the index.
    await reader.end()
    rmSync(join(folder, 'node_modules'), { force: true })
    const faults = [...read.problems, ...findNothingRead(read, root)]
    if (faults.length > 0) {
      progress.fail(`\n${report(faults, 'text')}\n\n✗ nothing was published: fix the problems above`)
      return undefined
    }
    await writeFiguresFiles(output, root, checked, read.seenOn)
    // The rules for hosts, and a page at every old address for hosts without rules.
    const forHosts = Object.entries(hostFiles(site.settings.data.url, site.redirects))
    for (const [name, content] of forHosts) output.write(`client/${name}`, content)
    for (const { name, inputs, write } of siteFiles({ site, routes, today }))
      await output.make(`client/${name}`, hashParts([inputs]), write)
    progress.step('draw the pictures')
    if (forms.length > 0) await (await import('./picture-forms.ts')).writeForms(forms, output)
    await writeIcons(site, output)
    if (options.extras === 'all') {
      progress.step('index the pages')
      writeSearchIndex(searched, namePages(site.settings.data), output)
      progress.step('draw the preview images')
      await drawing
    }
    const coverage = coverageOf(checked, read)
    writeSiteManifest(folder, { ...options, basePath, output, checked, read, coverage })
    await stage.publish()
    progress.done()
    return coverage
  } catch (error) {
    progress.fail()
    throw explainDisk(error, target)
  } finally {
    // They may still be writing when something has failed.
    ending.abort()
    await Promise.allSettled([bundling, drawing])
    await reader?.end()
    stage.discard()
  }
}

/** The base path in the settings, needed before they are checked; settings that cannot be read will stop the build. */
function readBasePath(root: string, last: Manifest | undefined): string {
  const path = join(root, singles.settings.file)
  const place = { kind: 'settings' as const, id: 'settings', path, file: displayPath(path) }
  const read = readFile(
    place,
    (text) => parseEntry(place, text),
    (name, hash) => last?.kept('content', name, hash),
  )
  return read.ok ? basePathOf(String(read.value.value.data.url)) : '/'
}
