import { relative } from 'node:path'
import { isDraft } from '../../renderer/content/entries/entry.ts'
import { type Figure, scopeOf } from '../../renderer/content/figures/figure.ts'
import type { Ledger } from '../../renderer/content/figures/ledger.ts'
import { findFiles, ledgerFile } from '../../renderer/content/files/files.ts'
import type { Path } from '../../renderer/content/frontmatter/source-file.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { plainAddress, type Redirect } from '../../renderer/content/kinds/redirect.ts'
import { addressOf, listOf, listRoutes, wordFor } from '../../renderer/content/kinds/routes.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { didYouMean } from '../../renderer/content/problems/suggest.ts'
import { fileNamedIn } from '../../renderer/content/relations/rules.ts'
import { idsOf } from '../../renderer/content/relations/stated.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import type { Changes } from '../content-edits/changes.ts'
import { explainAbsent, type NamedContent, readNamed, unchanged } from '../content-edits/named-content.ts'
import { appendItem, removeItems } from '../content-edits/yaml-lists.ts'
import { setValues } from '../content-edits/yaml-text.ts'
import { UsageError } from '../options.ts'

/** What is to go. */
export interface Deletion {
  kind: CollectionName
  id: string
  /** Where its address redirects afterwards; the page of its list by default. */
  to?: string
}

/** What a deletion does. */
export interface DeletionPlan {
  changes: Changes
  /** What was done, in a line each. */
  done: readonly string[]
  redirects: readonly Redirect[]
}

/**
 * Plans to delete a file with its figures, the relations between them and its place in an order, and to redirect its
 * address. Mentions in texts are left for the writer to remove, and counts for somebody to review.
 *
 * @param today the day of the check, as 2025-09-23: a draft has no address yet
 * @throws UsageError when there is no such file, or its address cannot lead there
 */
export function planDeletion(root: string, deletion: Deletion, today: string): DeletionPlan {
  const { kind, id } = deletion
  const { files } = findFiles(root)
  const found = files.find((file) => file.kind === kind && file.id === id)
  const content = readNamed(root, { kind, id })
  if (!found && content.files.length === 0) throw explainAbsent(deletion, files)
  const redirects = redirectsFor(deletion, content, today)
  const changes = new Map<string, string | undefined>()
  const done: string[] = []
  if (found) {
    changes.set(relative(root, found.path), undefined)
    done.push(`${relative(root, found.path)} is deleted`)
  }
  for (const { path, text, close, mentions } of content.files) {
    const order = mentions.flatMap(({ use, path: at }) => (use === 'order' && at ? [at] : []))
    if (order.length > 0) {
      changes.set(path, close(removeItems(text, order)))
      done.push(`${path}: its place in the order`)
    }
    const { ledger } = content.read
    if (path !== ledgerFile || !ledger) continue
    const { paths, told } = itemsOf(ledger, id, addressOf(kind, id))
    if (paths.length > 0) changes.set(path, close(removeItems(text, paths)))
    if (told.length > 0) done.push(`${ledgerFile}: ${told.join(', ')}`)
  }
  const { settings } = content
  if (settings) {
    const after = withRedirects(settings.text, content, redirects, addressOf(kind, id))
    if (after !== settings.text) changes.set(settings.path, settings.close(after))
  }
  return { changes, done, redirects }
}

/** The entries of the ledger that are only about a file, and what they are. */
function itemsOf({ figures, relations, acknowledged }: Ledger, id: string, address: string | undefined) {
  const isOwn = (figure: Figure['id']) => scopeOf(figure) === id
  const ownFigures = figures.flatMap((figure, index) => (isOwn(figure.id) ? [['figures', index]] : []))
  const gone = relations.filter((relation) => idsOf(relation).some(isOwn)).map((relation) => relation.id)
  const ownRelations = relations.flatMap((relation, index) =>
    gone.includes(relation.id) ? [['relations', index]] : [],
  )
  const ownContradictions = acknowledged.flatMap(({ relation }, index) =>
    gone.includes(relation) || (fileNamedIn(relation) === id && relation !== id) ? [['acknowledged', index]] : [],
  )
  // An entry that no page would show any more needs a decision.
  const pages = figures.flatMap((figure, index) =>
    isOwn(figure.id) || figure.pages.length < 2
      ? []
      : figure.pages.flatMap((page, place) => (page === address ? [['figures', index, 'pages', place]] : [])),
  )
  const count = (list: readonly Path[], one: string, many: string) =>
    list.length > 0 ? [counted(list.length, one, many)] : []
  return {
    paths: [...ownFigures, ...ownRelations, ...ownContradictions, ...pages],
    told: [
      ...count(ownFigures, 'entry', 'entries'),
      ...(gone.length > 0 ? [`${gone.length > 1 ? 'the relations' : 'the relation'} ${gone.join(', ')}`] : []),
      ...count(ownContradictions, 'acknowledgement', 'acknowledgements'),
      ...count(pages, 'page of another entry', 'pages of other entries'),
    ],
  }
}

/** The addresses that die with a file, and where they lead from now on. */
function redirectsFor({ kind, id, to }: Deletion, { entry, read, redirects }: NamedContent, today: string): Redirect[] {
  const address = addressOf(kind, id)
  if (address === undefined || (entry && isDraft(entry, today))) {
    const why =
      address === undefined ? `a ${wordFor(kind)} has no page` : `${entry?.file} is a draft, which has no address yet`
    if (to !== undefined) throw new UsageError(`${why}, so that nothing can lead to ${to} ${unchanged}`)
    return []
  }
  const list = listOf(kind)
  const target = to ?? (list ? singles[list].path : '/')
  const pages = listRoutes(read.entries.filter((other) => other !== entry && !isDraft(other, today))).map(
    ({ path }) => path,
  )
  if (!pages.includes(target)) {
    const hint = didYouMean(target, pages) || `the pages are ${pages.slice(0, 30).join(', ')}`
    throw new UsageError(`there is no page ${target} for --to; ${hint} ${unchanged}`)
  }
  const named: unknown = entry?.data.redirectFrom
  const former = redirects.filter(
    (redirect) => redirect.to === address && Array.isArray(named) && named.includes(redirect.from),
  )
  const known = new Set(
    redirects.filter((redirect) => !former.includes(redirect)).map(({ from }) => plainAddress(from)),
  )
  return [address, ...former.map(({ from }) => from)]
    .filter((from) => !known.has(plainAddress(from)))
    .map((from) => ({ from, to: target }))
}

/** The settings with redirects at the end of their list; those that led to the address lead on to the same page. */
function withRedirects(
  text: string,
  { read }: NamedContent,
  redirects: readonly Redirect[],
  address: string | undefined,
): string {
  const [first] = redirects
  if (!first) return text
  const listed: unknown = read.entries.find(({ kind }) => kind === 'settings')?.data.redirects
  const led = (Array.isArray(listed) ? listed : []).flatMap((redirect, index) =>
    Object(redirect).to === address ? [[['redirects', index, 'to'], first.to] as const] : [],
  )
  return redirects.reduce(
    (rest, { from, to }) => appendItem(rest, 'redirects', { from, to }),
    led.length > 0 ? setValues(text, led) : text,
  )
}
