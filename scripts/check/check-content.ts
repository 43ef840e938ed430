import type { FindKept } from '../../renderer/content/entries/kept-files.ts'
import { keptIn } from '../../renderer/content/figures/figure.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import {
  type LoadedContent,
  type LoadOptions,
  loadContent,
  type UnreadableContent,
} from '../../renderer/content/load.ts'
import { placeProblems } from '../../renderer/content/problems/place-problems.ts'
import { errorAt, type PlacedProblem, sortProblems, startOf } from '../../renderer/content/problems/problem.ts'
import { photographName } from '../../renderer/photographs/photographs.ts'
import { checkFiles } from '../../renderer/public-files/check-files.ts'
import { checkRedirectFiles } from '../../renderer/public-files/check-redirects.ts'
import type { Manifest } from '../build/manifest.ts'
import { openPublicFiles, type PublicFiles, type PublishedFiles } from './open-public-files.ts'
import type { PagesResult } from './read-pages.ts'

/** The content, and the files of the public folder that are published. */
export type LoadedWithFiles = LoadedContent & PublicFiles

/** Loads the content, and checks all files in its folder and in the public one against what may be there. */
export function loadWithFiles(options: LoadOptions): LoadedWithFiles | UnreadableContent {
  const loaded = loadContent(options)
  const { root, publicFolder } = options
  if (!loaded.isReadable) {
    const { problems } = checkFiles({ root, publicFolder, routes: [] })
    return { ...loaded, problems: joinFileProblems(loaded.problems, problems) }
  }
  const { routes, redirects, site } = loaded
  const verification = site.settings.data.verification.map(({ href }) => href)
  const { files, problems } = checkFiles({ root, publicFolder, routes, verification })
  const taken = placeProblems(checkRedirectFiles(redirects, { routes, publicFiles: files }), loaded.textOf)
  const inFiles = [...problems, ...taken]
  return { ...loaded, publicFolder, publicFiles: files, problems: joinFileProblems(loaded.problems, inFiles) }
}

/** For a file that may not even be opened, that one problem is enough. */
function joinFileProblems(problems: readonly PlacedProblem[], ofFiles: readonly PlacedProblem[]): PlacedProblem[] {
  const refused = new Set(ofFiles.filter(({ rule }) => rule !== 'links/redirect').map(({ file }) => file))
  return sortProblems([...problems.filter(({ file }) => !refused.has(file)), ...ofFiles])
}

export interface CheckOptions extends LoadOptions {
  /** Whether stand-ins are errors. */
  release?: boolean
  /** What is known of a site that was built: it is not checked again. */
  last?: Manifest | undefined
}

/** Content that was checked with its public files: all that a site is made from but code. */
export interface CheckedSite extends LoadedWithFiles, PublishedFiles {}

/** Checks the content with its public files, each of which is opened. */
export async function checkWhole({
  release = false,
  last,
  ...options
}: CheckOptions): Promise<CheckedSite | UnreadableContent> {
  const findKept: FindKept = (name, hash) => last?.kept('content', name, hash)
  const loaded = loadWithFiles({ ...options, findKept })
  if (!loaded.isReadable) return loaded
  // A site without any relation has most likely lost `relations.yaml`: what finds nothing to check is not passed.
  const layers = { relation: loaded.relations.relations.length, 'reference to a figure': loaded.references }
  const refused = release ? placeProblems(loaded.findPlaceholders(), loaded.textOf) : []
  const shown = new Set(loaded.pictures.map(photographName))
  const { problems, ...published } = await openPublicFiles(loaded, shown, last)
  const all = [...loaded.problems, ...refused, ...reportEmpty(layers, options.root), ...problems]
  return { ...loaded, ...published, problems: sortProblems(all) }
}

/** What was checked, in numbers, so that a reader sees whether there was anything to check. */
export function coverageOf(loaded: LoadedContent, pages: Pick<PagesResult, 'pages' | 'seenOn'> | undefined): string {
  const { ledger, relations, references, accepted } = loaded
  return [
    `${ledger.figures.length} figures in the ledger`,
    `${countWritten(loaded)} in frontmatter`,
    ...(pages ? [`${pages.seenOn.size} seen on pages`] : []),
    `${references} in prose through references`,
    `${accepted.length} accepted`,
    `${relations.relations.length} relations stated`,
    pages ? `${pages.pages} pages read` : 'pages: not built',
  ].join(', ')
}

/** Reports that no page was read, or no figure on any, as when the folder of the site is empty. */
export function findNothingRead(read: Pick<PagesResult, 'pages' | 'seenOn'>, root: string): PlacedProblem[] {
  return reportEmpty({ page: read.pages, 'figure on a page': read.seenOn.size }, root)
}

function reportEmpty(layers: Readonly<Record<string, number>>, root: string): PlacedProblem[] {
  const empty = Object.keys(layers).filter((name) => layers[name] === 0)
  if (empty.length === 0) return []
  const message = `there is nothing to check here: ${empty.map((name) => `no ${name}`).join(', ')}`
  const fix = 'name the folder of a whole site, one that is laid out like markdown/'
  return [errorAt(startOf(displayPath(root)), 'check/empty', message, fix)]
}

/** How many figures are in frontmatter; the others are counted from the content, or are in the code. */
function countWritten({ figures }: LoadedContent): number {
  return Object.keys(figures).filter((id) => keptIn(id) === 'fields').length
}
