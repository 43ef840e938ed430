import { statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { codeFigures } from '../figures/code.ts'
import { compareLedger, figuresByPage } from '../figures/compare.ts'
import { countFigures } from '../figures/count.ts'
import type { Figure, Figures } from '../figures/figure.ts'
import { type Ledger, ledgerCodec } from '../figures/ledger.ts'
import { findUnwrittenEntries } from '../figures/new-entry.ts'
import { type Phrases, phrasesCodec } from '../figures/phrases.ts'
import { findRepeatedNames } from '../figures/repeated-names.ts'
import { displayPath, isThere } from '../files/file-access.ts'
import { type FoundFile, findFiles } from '../files/files.ts'
import type { BrokenEntry } from '../frontmatter/remainder.ts'
import { addressOf, listRoutes, pageOf, type Route } from '../kinds/routes.ts'
import type { Memory } from '../memory/memory.ts'
import type { Problem } from '../problems/problem.ts'
import { checkRelations } from '../relations/index.ts'
import { findPast } from '../relations/past.ts'
import type { AnchorFinder } from '../rules/rule.ts'
import type { Settings } from '../schemas/settings.ts'
import { createAnchorFinder } from './anchors.ts'
import { assembleContent } from './assemble.ts'
import type { Surroundings } from './check-and-render.ts'
import { checkIds, checkOrder, entryCodec, isDraft, type ReadEntry } from './entry.ts'

/** What is read. */
export interface ReadOptions {
  /** The folder that is laid out like `markdown/`. */
  root: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** Whether drafts are part of the site, as in the live preview. */
  includeDrafts?: boolean
  /** The day of the check, as 2030-06-15. */
  today: string
  /** What is kept from one time to the next; with it, a broken file stands in its last sound form. */
  memory: Memory
}

/** All files of the content as they were read, checked against each other, with their texts not looked at yet. */
export interface ReadContent {
  files: FoundFile[]
  entries: ReadEntry[]
  /** Those that stand in the place of a file that is broken now. */
  stale: ReadonlySet<ReadEntry>
  /** What can be read of broken files. */
  remainders: BrokenEntry[]
  /** The entries that are part of the site. */
  shown: readonly ReadEntry[]
  isDraftFile: (file: Pick<FoundFile, 'path'>) => boolean
  figures: Figures
  ledger: Ledger | undefined
  /** Undefined when they cannot be read, so that nothing can be said of a number in a text. */
  phrases: Phrases | undefined
  routes: Route[]
  anchorsOf: AnchorFinder
  problems: Problem[]
  /** Entries of the ledger that still are to be written. */
  placeholders: Problem[]
  /** What a text may ask of the rest of the site; what a draft refers to need not be published. */
  surroundings: { published: Surroundings; draft: Surroundings }
  /** Whether every file and the ledger could be read, so that no figure is missing because of a fault. */
  isWhole: boolean
}

/** Reads every file, and checks all frontmatter against the ledger and against each other. */
export function readContent({ root, publicFolder, includeDrafts = false, today, memory }: ReadOptions): ReadContent {
  const { files, absent, problems } = findFiles(root)
  const { entries, stale, broken, remainders } = readEntries(files, problems, memory)
  // What refers to a file that has another name than it ought to have is right, once the name is.
  const expected = [...files, ...absent]
  for (const { id } of absent) broken.add(id)
  problems.push(...checkIds(entries), ...checkOrder(entries, expected))
  const draftEntries = entries.filter((entry) => isDraft(entry, today))
  const draftFiles = new Set(draftEntries.map(({ path }) => path))
  const published = entries.filter(({ path }) => !draftFiles.has(path))
  const shown = includeDrafts ? entries : published
  const publishedIds = new Set(published.map(({ id }) => id))
  const drafts = new Set(draftEntries.flatMap(({ id }) => (publishedIds.has(id) ? [] : [id])))
  const draftPages = new Map(listRoutes(draftEntries).map(({ path, file }) => [path, file]))
  const routes = listRoutes(files.filter(({ path }) => includeDrafts || !draftFiles.has(path)))

  // Counting needs every file; what is broken is reported already.
  const countable = entries.length === expected.length ? assembleContent(published) : undefined
  const counts = countable ? countFigures(countable) : []
  const figures = indexFigures([...codeFigures(), ...counts, ...entries.flatMap((entry) => entry.figures)])
  const repeated = findRepeatedNames(entries)
  problems.push(...repeated.problems)
  // One of two figures of a name was meant to have another, which nothing can be said of.
  const isUnknown = (id: string) =>
    broken.has(scopeOf(id)) || repeated.scopes.has(scopeOf(id)) || (scopeOf(id) === 'count' && counts.length === 0)
  const paths = new Set([...routes, ...listRoutes(absent)].map(({ path }) => path))
  const ledger = readLedger(root, problems, memory)
  const phrases = readPhrases(root, problems, memory)
  // A draft's figures may be reviewed before its day, so that its publish date finds the ledger ready; they need not.
  const reviewed = new Set(ledger?.figures.map(({ id }) => id))
  const isDue = (id: string) => reviewed.has(id) || !drafts.has(scopeOf(id))
  if (ledger) {
    const reviewable = indexFigures(Object.values(figures).filter(({ id }) => isDue(id)))
    const pages = new Map(expected.map(({ kind, id }) => [id, pageOf(kind, id)]))
    const known = new Set(listRoutes(expected).map(({ path }) => path))
    const comparison = { routes: known, isUnknown, pageOf: (scope: string) => pages.get(scope) }
    problems.push(...compareLedger(ledger, reviewable, comparison))
  }

  if (countable && ledger) {
    const locate = (file: string, path: readonly (string | number)[]) =>
      entries.find((entry) => entry.file === file)?.source.locate(path) ?? { file, line: 1, column: 1 }
    const doubtful = new Set(repeated.problems.map(({ file }) => file))
    const relations = checkRelations(countable, figures, ledger).filter(({ file }) => !doubtful.has(file))
    problems.push(...relations, ...findPast(countable, figures, { today, locate }))
  }
  const placeholders = ledger ? findUnwrittenEntries(ledger) : []
  const dueOn = figuresByPage(ledger)
  // The syntax tree of a large ledger takes more memory than all texts.
  ledger?.release()

  const brokenPages = new Set(expected.filter(({ id }) => broken.has(id)).map(({ kind, id }) => pageOf(kind, id)))
  const anchorsOf = createAnchorFinder(entries, figures, brokenPages, memory)
  const titles = new Map(entries.map(({ kind, id, data }) => [addressOf(kind, id), String(data.title)]))
  const settings = entries.find(({ kind }) => kind === 'settings')?.data as Settings | undefined
  const context: Surroundings = {
    figures,
    phrases,
    routes: paths,
    isUnknown,
    isPublicFile: (path) => isFileBelow(publicFolder, path),
    anchorsOf,
    titleOf: (path) => titles.get(path),
    email: settings?.email.address ?? '',
    website: settings?.url ?? '',
    isHeld: (id) => ledger !== undefined && !isDue(id),
    dueOn: (page) => dueOn.get(page) ?? [],
    draftAt: (path) => draftPages.get(path),
  }
  // What a draft refers to is not published either.
  const draftContext: Surroundings = { ...context, isHeld: () => false }
  const isDraftFile = ({ path }: Pick<FoundFile, 'path'>) => draftFiles.has(path)
  return {
    files,
    ...{ entries, stale, remainders, shown, isDraftFile },
    ...{ figures, ledger, phrases, routes, anchorsOf, problems, placeholders },
    surroundings: { published: context, draft: draftContext },
    isWhole: countable !== undefined && broken.size === 0 && ledger !== undefined,
  }
}

/** Whether an address, as a link has it, is that of a file in a folder. */
function isFileBelow(folder: string, address: string): boolean {
  try {
    const path = resolve(folder, `.${decodeURIComponent(address)}`)
    return path.startsWith(resolve(folder) + sep) && statSync(path).isFile()
  } catch {
    return false
  }
}

function readEntries(
  files: readonly FoundFile[],
  problems: Problem[],
  memory: Memory,
): { entries: ReadEntry[]; stale: Set<ReadEntry>; broken: Set<string>; remainders: BrokenEntry[] } {
  const broken = new Set<string>()
  const stale = new Set<ReadEntry>()
  const remainders: BrokenEntry[] = []
  const entries = files.flatMap((file) => {
    const result = memory.read(file, entryCodec(file))
    if (result.ok) return [result.value]
    problems.push(...result.problems)
    broken.add(file.id)
    if (result.rest) remainders.push(result.rest)
    const before = memory.lastSound(file.path)
    if (before) stale.add(before)
    return before ?? []
  })
  return { entries, stale, broken, remainders }
}

function indexFigures(figures: readonly Figure[]): Figures {
  const byId = new Map<string, Figure>()
  // Of two figures of one name the first has it.
  for (const figure of figures) if (!byId.has(figure.id)) byId.set(figure.id, figure)
  return Object.fromEntries(byId)
}

function scopeOf(id: string): string {
  return id.split('/')[0] ?? id
}

/** Reads the phrases of a content folder, which may have none. */
function readPhrases(root: string, problems: Problem[], memory: Memory): Phrases | undefined {
  const path = join(root, 'phrases.yaml')
  const file = displayPath(path)
  if (!isThere(path)) return []
  const phrases = memory.read({ path, file }, phrasesCodec(file))
  if (phrases.ok) return phrases.value
  problems.push(...phrases.problems)
  return undefined
}

/** Reads the ledger of a content folder; what is wrong with it goes to the problems. */
export function readLedger(root: string, problems: Problem[], memory: Memory): Ledger | undefined {
  const path = join(root, 'ledger.yaml')
  const file = displayPath(path)
  // That it is missing is told where files are looked for.
  if (!isThere(path)) return undefined
  const ledger = memory.read({ path, file }, ledgerCodec(file))
  if (ledger.ok) return ledger.value
  problems.push(...ledger.problems)
  return undefined
}
