import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { reservedScopes } from '../../renderer/content/figures/figure.ts'
import { readLedger, writeLedger } from '../../renderer/content/figures/ledger.ts'
import { displayPath, isThere } from '../../renderer/content/files/file-access.ts'
import { type ContentFile, findFiles, ledgerPath } from '../../renderer/content/files/find-files.ts'
import { readText } from '../../renderer/content/files/read-text.ts'
import { normaliseText, readSource } from '../../renderer/content/frontmatter/frontmatter.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { addressOf, type ContentKind, kindOf, listOf, pageOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import { type ContentPlace, loadContent } from '../../renderer/content/load.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { orRefuse, refusal } from '../command-line.ts'
import { writeFiles } from '../write-files.ts'

/** Renames a file and every mention of it, or only those if it was renamed by hand; returns the files that are written. */
export function renameFile(place: ContentPlace, kind: CollectionName, from: string, to: string): string[] {
  const { files } = findFiles(place.root)
  const renamed = findRenamed(files, kind, from, to)
  const target = `${renamed.path.slice(0, -`${renamed.id}.md`.length)}${to}.md`
  const read = (path: string) => orRefuse(readText(path))
  const ledger = ledgerPath(place.root)
  const figuresIn = (text: string) => orRefuse(readLedger(displayPath(ledger), normaliseText(text))).figures
  const content = loadContent(place)
  const figures = content.isReadable ? Object.values(content.figures) : figuresIn(read(ledger))
  const ids = figures.map(({ id }) => id.split('/')).filter(([scope]) => scope === from || scope === to)
  const tables = [ledger, join(place.root, 'relations.yaml')].filter(isThere).map((path) => ({ path, kind: undefined }))
  const texts = [...files, ...tables].map(({ path, kind: within }) => {
    const before = read(path)
    const text = before.replace(patternOf(kind, from, ids, within), to)
    const isNaming = text !== before
    if (path === renamed.path) return { path: target, content: addRedirect(text, kind, from, to), isNaming }
    return { path, content: path === ledger && isNaming ? writeLedger(figuresIn(text)) : text, isNaming }
  })
  if (renamed.id === to && !texts.some(({ isNaming }) => isNaming)) throw refusal(`nothing names ${from}`)
  const written = writeFiles(texts)
  if (renamed.id === from) rmSync(renamed.path)
  return written.map(({ path }) => displayPath(path))
}

/** The file that gets the name, under its old one or, after a renaming by hand, under the new one. */
function findRenamed(files: readonly ContentFile[], kind: CollectionName, from: string, to: string): ContentFile {
  const wrong = [from, to].find((name) => !slug.safeParse(name).success || reservedScopes.includes(name))
  if (wrong) throw refusal(`${wrong} cannot be the name of a file: expected lowercase letters, digits and hyphens`)
  const [old, now] = [from, to].map((name) => files.find(({ id }) => id === name))
  if (old && now) throw refusal(`${now.file} already has the name ${to}`)
  const file = old ?? now
  if (file?.kind === kind) return file
  throw refusal(file ? `${file.file} is no ${wordFor(kind)}` : `there is no ${wordFor(kind)} ${from}`)
}

/** Matches a name in figures (`givify/community`), relations (`milestones-givify`), addresses, anchors, `id` and order. */
function patternOf(kind: CollectionName, id: string, figures: readonly string[][], within: ContentKind | undefined) {
  const { path, isSection } = kindOf(kind)
  const page = within === kind ? `(?:${pageOf(kind, id)})?` : pageOf(kind, id)
  const patterns = [
    ...figures.map(([, name]) => `(?<![\\w/.-])${id}(?=/${name}(?![\\w/-]))`),
    `(?<=relation: *["']?[a-z]+-)${id}(?![\\w-])`,
    path && `(?<=(?<![\\w/.:-])${path})${id}(?=$|[?#"'\\s)>\\],}])`,
    isSection && `(?<=${page}#)${id}(?=$|["'\\s)>,}])`,
    within === kind && `(?<=^id: *["']?)${id}(?![\\w-])`,
    within === listOf(kind) && `(?<=^order:(?:[^\\n]*\\n(?=[ #\\]]|- ))*[^\\n]*)(?<![\\w-])${id}(?![\\w-])`,
  ]
  return new RegExp(patterns.filter(Boolean).join('|'), 'gm')
}

/** Adds the old address before those that redirect to a file, or for one that is its own now; a draft has none. */
function addRedirect(text: string, kind: CollectionName, from: string, to: string): string {
  const [old, now] = [addressOf(kind, from), addressOf(kind, to)]
  const { draft, redirectFrom } = orRefuse(readSource(to, text)).fields
  if (!old || draft === true || [redirectFrom].flat().includes(old)) return text
  if ([redirectFrom].flat().includes(now)) return text.replace(new RegExp(`${now}(?![\\w/-])`), old)
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  if (redirectFrom === undefined) return text.replace(/(?<=\n)---[^\S\n]*$/m, `redirectFrom:${end}  - ${old}${end}$&`)
  return text.replace(/^redirectFrom:(?:\s*\[|[^\n]*\n(?:[ \t]*#[^\n]*\n)*([ \t]*)- )/m, (start, indent) =>
    start.endsWith('[') ? `${start}${old}, ` : `${start}${old}${end}${indent}- `,
  )
}
