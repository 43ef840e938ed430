import { statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { type AcceptedText, acceptedTexts } from './accepted.ts'
import { type AnchorFinder, createAnchorFinder } from './anchors.ts'
import { assembleContent } from './assemble.ts'
import { checkRemainder } from './check-remainder.ts'
import { checkIds, checkOrder, findPlaceholders, isDraft, type ReadEntry, readEntry } from './entry.ts'
import { codeFigures } from './figures/code.ts'
import { compareLedger, figuresByPage } from './figures/compare.ts'
import { countFigures } from './figures/count.ts'
import type { Figure, Figures } from './figures/figure.ts'
import { type Ledger, readLedger } from './figures/ledger.ts'
import { findUnwrittenEntries } from './figures/new-entry.ts'
import { findRepeatedNames } from './figures/repeated-names.ts'
import { displayPath, isThere } from './file-access.ts'
import { type FoundFile, findFiles, readText } from './files.ts'
import type { ReadResult } from './frontmatter.ts'
import { guard } from './guard.ts'
import { renderBody, type Section } from './markdown/render.ts'
import { type WrittenPart, writeOut } from './markdown/write-out.ts'
import type { Memory } from './memory.ts'
import { type Location, type Problem, sortProblems } from './problem.ts'
import { checkRelations } from './relations/index.ts'
import { findPast } from './relations/past.ts'
import type { BrokenEntry } from './remainder.ts'
import { addressOf, listRoutes, pageOf, type Route } from './routes.ts'
import { checkEntry } from './rules/index.ts'
import type { RuleContext } from './rules/rule.ts'
import type { Settings } from './schemas/settings.ts'
import type { Content, Site } from './site.ts'

/** How content is loaded. */
export interface LoadOptions {
  /** The folder that is laid out like `markdown/`. */
  root: string
  /** The folder of files that are served as they are. */
  publicFolder: string
  /** Whether drafts are part of the site, as in the live preview. */
  includeDrafts?: boolean
  /** Whether texts are rendered, which takes a third of the time and which only a site needs; true unless told. */
  renders?: boolean
  /** The day of the check, as 2025-09-23. */
  today: string
  /** What is kept from one load to the next; with it, a broken file is shown in its last sound form. */
  memory?: Memory
}

/** A link that leaves the site, with its place. */
export interface ExternalLink extends Location {
  url: string
}

/**
 * The content as loaded: the site, unless texts are not rendered or a file that every page needs is broken, and everything
 * that is wrong.
 */
export interface LoadedContent {
  /** What the files say, without their rendered texts where none are rendered. */
  content?: Content
  site?: Site
  routes: Route[]
  /** The places on a page that links may lead to. */
  anchorsOf: AnchorFinder
  ledger?: Ledger
  figures: Figures
  problems: Problem[]
  /** Stand-ins for what is not known yet, which a release refuses. */
  placeholders: Problem[]
  /** Every link that leaves the site, as often as it stands in the content. */
  externalLinks: ExternalLink[]
  /** Texts with numbers that a file accepts, with a reason, and the pages that may show them. */
  accepted: readonly AcceptedText[]
  /** Whether every file and the ledger could be read, so that no figure is missing because of a fault. */
  isWhole: boolean
  /** How many references to figures stand in the texts. */
  references: number
  /** How many files were read. */
  fileCount: number
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

/** Reads, validates, checks and renders the whole content in one pass; all problems come at once. */
export function loadContent({
  root,
  publicFolder,
  includeDrafts = false,
  renders = true,
  today,
  memory,
}: LoadOptions): LoadedContent {
  const { files, absent, problems } = findFiles(root)
  const { entries, stale, broken, remainders } = readEntries(files, problems, memory)
  // What refers to a file that has another name than it ought to have is right, once the name is.
  const expected = [...files, ...absent]
  for (const { id } of absent) broken.add(id)
  problems.push(...checkIds(entries), ...checkOrder(entries, expected))
  const published = entries.filter((entry) => !isDraft(entry, today))
  const shown = includeDrafts ? entries : published
  const publishedIds = new Set(published.map(({ id }) => id))
  const held = entries.filter((entry) => isDraft(entry, today))
  const drafts = new Set(held.flatMap(({ id }) => (publishedIds.has(id) ? [] : [id])))
  const draftPages = new Map(listRoutes(held).map(({ path, file }) => [path, file]))
  const draftFiles = new Set(held.map(({ path }) => path))
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
  const ledger = loadLedger(root, problems, memory)
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
  const placeholders = [...published.flatMap(findPlaceholders), ...(ledger ? findUnwrittenEntries(ledger) : [])]
  const dueOn = figuresByPage(ledger)
  // The syntax tree of a large ledger takes more memory than all texts.
  ledger?.release()

  const brokenPages = new Set(expected.filter(({ id }) => broken.has(id)).map(({ kind, id }) => pageOf(kind, id)))
  const anchorsOf = createAnchorFinder(entries, figures, brokenPages)
  const titles = new Map(entries.map(({ kind, id, data }) => [addressOf(kind, id), String(data.title)]))
  const settings = entries.find(({ kind }) => kind === 'settings')?.data as Settings | undefined
  const context: Surroundings = {
    figures,
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
  const externalLinks: ExternalLink[] = []
  let references = 0
  const sections = new Map<string, Section[]>()
  const texts = new Map<string, WrittenPart[]>()
  for (const entry of entries) {
    const surroundings = draftFiles.has(entry.path) ? draftContext : context
    const checked = memory
      ? memory.make(entry, surroundings, (traced) => checkGuarded(entry, traced, renders))
      : checkGuarded(entry, surroundings, renders)
    // In the place of a broken file stands its last sound form, of which nothing needs to be told any more.
    if (!stale.has(entry)) problems.push(...checked.problems)
    externalLinks.push(...checked.outside)
    references += checked.references
    if (!isDraft(entry, today)) placeholders.push(...checked.placeholders)
    if (checked.sections) sections.set(entry.file, checked.sections)
    if (checked.text) texts.set(entry.file, checked.text)
  }
  for (const rest of remainders) {
    const isHeld = rest.source.isUnsure('draft') || isDraft({ data: rest.source.fields }, today)
    problems.push(...checkRemainder(rest, isHeld ? draftContext : context))
  }
  const content = assembleContent(shown, sections, texts)
  return {
    ...(content && { content }),
    ...(content && renders && { site: { ...content, figures } }),
    ...(ledger && { ledger }),
    routes,
    anchorsOf,
    figures,
    problems: sortProblems(problems),
    placeholders: sortProblems(placeholders),
    externalLinks,
    accepted: entries.flatMap(acceptedTexts),
    references,
    isWhole: countable !== undefined && broken.size === 0 && ledger !== undefined,
    fileCount: files.length,
  }
}

/** What checking and rendering one file asks of the rest of the site. */
interface Surroundings extends RuleContext {
  email: string
  website: string
}

type Checked = Omit<ReturnType<typeof checkEntry>, 'tree' | 'format'> & { sections?: Section[]; text?: WrittenPart[] }

function checkAndRender(entry: ReadEntry, surroundings: Surroundings, renders: boolean): Checked {
  const { tree, format, ...checked } = checkEntry(entry, surroundings)
  if (!tree || !renders) return checked
  const { figures, email, website } = surroundings
  const context = { figures, scope: entry.id, kind: entry.kind, email, website }
  // Rendering changes the tree, so the text is written out before. MDX is compiled by the bundler.
  const text = writeOut(entry.source.body, tree, context)
  return { ...checked, text, ...(format === 'md' && { sections: renderBody(tree, context) }) }
}

function checkGuarded(entry: ReadEntry, surroundings: Surroundings, renders: boolean): Checked {
  const nothing = { placeholders: [], outside: [], references: 0 }
  return guard<Checked>(
    entry.file,
    () => checkAndRender(entry, surroundings, renders),
    (problem) => ({ ...nothing, problems: [problem] }),
  )
}

function readGuarded(file: FoundFile): ReadResult<ReadEntry, BrokenEntry> {
  return guard<ReadResult<ReadEntry, BrokenEntry>>(
    file.file,
    () => readEntry(file),
    (problem) => ({ ok: false, problems: [problem] }),
  )
}

function readEntries(
  files: readonly FoundFile[],
  problems: Problem[],
  memory: Memory | undefined,
): { entries: ReadEntry[]; stale: Set<ReadEntry>; broken: Set<string>; remainders: BrokenEntry[] } {
  const broken = new Set<string>()
  const stale = new Set<ReadEntry>()
  const remainders: BrokenEntry[] = []
  const entries = files.flatMap((file) => {
    const result = memory ? memory.read(file.path, () => readGuarded(file)) : readGuarded(file)
    if (result.ok) return [result.value]
    problems.push(...result.problems)
    broken.add(file.id)
    if (result.rest) remainders.push(result.rest)
    const before = memory?.lastSound(file.path)
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

function loadLedger(root: string, problems: Problem[], memory: Memory | undefined): Ledger | undefined {
  const path = join(root, 'ledger.yaml')
  const file = displayPath(path)
  // That it is missing is told where files are looked for.
  if (!isThere(path)) return undefined
  const read = (): ReadResult<Ledger> => {
    const text = readText({ path, file })
    if (!text.ok) return text
    return guard<ReadResult<Ledger>>(
      file,
      () => readLedger(file, text.value),
      (problem) => ({ ok: false, problems: [problem] }),
    )
  }
  const ledger = memory ? memory.read(path, read) : read()
  if (ledger.ok) return ledger.value
  problems.push(...ledger.problems)
  return undefined
}
