import { join } from 'node:path'
import { markdownAddress } from '../../renderer/addresses.ts'
import { readEntry } from '../../renderer/content/entries/entry.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'
import { basePathOf } from '../../renderer/hosting/base-path.ts'
import { hostFiles } from '../../renderer/hosting/host-files.ts'
import { isSafeToOpen } from '../../renderer/public-files/check-files.ts'
import { surround } from '../../renderer/surroundings.ts'
import type { Cache } from '../cache/cache.ts'
import { codeVersion, hashOfCode } from '../cache/code-version.mjs'
import { checkWhole, coverageOf, findNothingRead } from '../check/check-content.ts'
import { readPages } from '../check/read-pages.ts'
import { report } from '../check/report.ts'
import type { Progress } from '../progress.ts'
import { writeFile } from '../write-file.ts'
import { prune, startBundling } from './bundle.ts'
import { beginExtras } from './extras.ts'
import { writeFiguresFiles } from './figures-files.ts'
import { writeFingerprint } from './fingerprint.ts'
import { type beginNote, stampsBelow } from './last-build.ts'
import { createOutput } from './output.ts'
import { writeIcons } from './pictures.ts'
import { copyPublicFiles } from './public-files.ts'
import { renderSite } from './render-site.ts'
import { createStage, explainDisk } from './stage.ts'

/** What is built, and with what. */
export interface BuildOptions {
  /** The folder of the content. */
  root: string
  /** What is known from the builds before; what does not fit into memory goes there, too. */
  cache: Cache
  /** Which files the site gets beside its pages; all of them by default. */
  extras?: 'all' | 'none'
}

interface MakeOptions extends Required<BuildOptions>, ContentPlace {
  /** The folder that the site goes to. */
  target: string
  note: ReturnType<typeof beginNote>
  progress: Progress
}

/**
 * Makes the site: checks the content, bundles the code, renders every page, and puts the new site in the place of the
 * old one, which stays as it is until then. Returns what was checked, in numbers; undefined when the content has
 * errors, which have been reported.
 */
export async function makeSite(options: MakeOptions): Promise<string | undefined> {
  const { root, target, cache, publicFolder, today, progress } = options
  const stage = createStage(target, root)
  const ending = new AbortController()
  const { signal } = ending
  let bundling: Promise<string> | undefined
  let extras: ReturnType<typeof beginExtras> | undefined
  try {
    // Bundling needs only the MDX pages of the content, which is checked on another core meanwhile. It does not start
    // if there are files that must not even be opened.
    const basePath = readBasePath(root)
    const toBundle = { contentRoot: root, outDir: stage.folder, basePath, cache, signal }
    if (isSafeToOpen(root, publicFolder)) bundling = (await startBundling(toBundle)).finished
    progress.step('check the content')
    const checked = await checkWhole({ root, publicFolder, today }, cache)
    if (!checked.isReadable || !checked.isSound || !bundling) {
      progress.fail(`\n${report(checked.problems, 'text')}\n\n✗ nothing was built: fix the problems above`)
      return undefined
    }
    const { site, routes, photographs, forms } = checked
    const client = join(stage.folder, 'client')
    const output = createOutput(target, client, cache)
    const making = { site, routes, output, cache, progress }
    if (options.extras === 'all') extras = beginExtras(making, signal)
    progress.step('bundle the code')
    const bundle = await bundling
    copyPublicFiles(client, checked)
    progress.step(`render ${routes.length} pages`)
    const surroundings = surround(site, { today, photographs })
    await renderSite(making, { stage: stage.folder, bundle, basePath, surroundings })
    progress.step('read the pages')
    const read = await readPages(client, checked, {
      cache,
      versions: output.versions,
      take: ({ path, isFailure }, { contents, copy }) => {
        if (isFailure) return
        output.write(markdownAddress(path).slice(1), copy)
        extras?.add({ path, ...contents })
      },
    })
    if (!read) throw new Error('a page of the site was not written')
    const faults = [...read.problems, ...findNothingRead(read, root)]
    if (faults.length > 0) {
      progress.fail(`\n${report(faults, 'text')}\n\n✗ nothing was published: fix the problems above`)
      return undefined
    }
    writeFiguresFiles(output, root, checked, read.seenOn)
    writeFingerprint(stage.folder, root, { basePath, redirects: site.redirects })
    // The rules for hosts, and a page at every old address for hosts without rules.
    const forHosts = Object.entries(hostFiles(site.settings.data.url, site.redirects))
    for (const [name, content] of forHosts) writeFile(join(client, name), content)
    for (const { name, content } of siteFiles({ site, routes, today })) output.write(name, content)
    prune(stage.folder)
    progress.step('draw the pictures')
    if (forms.length > 0) await (await import('./photographs.ts')).writeForms(forms, output)
    await writeIcons(site, output)
    await extras?.write()
    const stamps = stampsBelow(stage.folder)
    output.save(stamps)
    await stage.publish()
    const coverage = coverageOf(checked, read)
    // Code that was changed in the meantime may be in the bundle, or not.
    if (hashOfCode() === codeVersion()) options.note(stamps, coverage)
    cache.note('build', root)
    progress.done()
    return coverage
  } catch (error) {
    progress.fail()
    throw explainDisk(error, target)
  } finally {
    // They may still be writing when something has failed.
    ending.abort()
    await Promise.allSettled([bundling, extras?.drawing])
    stage.discard()
  }
}

/** The base path in the settings, needed before they are checked; settings that cannot be read will stop the build. */
function readBasePath(root: string): string {
  const file = join(root, singles.settings.file)
  const entry = readEntry({ kind: 'settings', id: 'settings', path: file, file })
  return entry.ok ? basePathOf(String(entry.value.data.url)) : '/'
}
