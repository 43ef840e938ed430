import { relative } from 'node:path'
import { isDraft } from '../../renderer/content/entries/entry.ts'
import { findRedirects } from '../../renderer/content/entries/redirects.ts'
import { scopeOf } from '../../renderer/content/figures/figure.ts'
import type { Ledger } from '../../renderer/content/figures/ledger.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { ledgerFile } from '../../renderer/content/files/files.ts'
import type { Path } from '../../renderer/content/frontmatter/source-file.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { plainAddress, type Redirect } from '../../renderer/content/kinds/redirect.ts'
import { addressOf, listOf, listRoutes, wordFor } from '../../renderer/content/kinds/routes.ts'
import { singles } from '../../renderer/content/kinds/singles.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { didYouMean } from '../../renderer/content/problems/suggest.ts'
import { fileNamedIn } from '../../renderer/content/relations/rules.ts'
import { idsOf } from '../../renderer/content/relations/stated.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { report } from '../check/report.ts'
import { writeChanges } from '../content-edits/changes.ts'
import { explainAbsent, type NamedContent, readNamed, refusal } from '../content-edits/named-content.ts'
import { errorsIn } from '../content-edits/on-copy.ts'
import { appendItem, pathsTo, removeItems } from '../content-edits/yaml-lists.ts'
import { setValues } from '../content-edits/yaml-text.ts'

/** What is to go. */
export interface Deletion {
  kind: CollectionName
  id: string
  /** Where its address redirects afterwards; the page of its list by default. */
  to?: string
}

/**
 * Deletes a file with what belongs to it, all of it or nothing, and checks what is left for the writer to do.
 *
 * @throws UsageError when there is no such file, or its address cannot be redirected there
 */
export function deleteFile(place: ContentPlace, deletion: Deletion) {
  const plan = planDeletion(place.root, deletion, place.today)
  writeChanges(place.root, plan.changes)
  return { ...plan, left: errorsIn(place) }
}

type Deleted = ReturnType<typeof deleteFile>

/** The report for the writer: what was done, and each place that needs attention. */
export function describeDeleted({ done, redirects, left }: Deleted, root: string, { id }: Deletion): string {
  return [
    `✓ ${id} is deleted from ${displayPath(root)}`,
    '',
    ...done.map((line) => `  ${line}`),
    ...redirects.map(({ from, to }) => `  ${from} redirects to ${to} (\`redirects\` in settings.md)`),
    '',
    ...(left.length === 0 ? ['  the check finds nothing wrong'] : [`  left for you to do:`, '', report(left, 'text')]),
  ].join('\n')
}

/**
 * Plans to delete a file with its figures, the relations between them and its place in an order, and to redirect its
 * address. Mentions in texts are left for the writer to remove, and counts for somebody to review.
 *
 * @param today the day of the check, as 2025-09-23: a draft has no address yet
 * @throws UsageError when there is no such file, or its address cannot lead there
 */
export function planDeletion(root: string, deletion: Deletion, today: string) {
  const { kind, id } = deletion
  const content = readNamed(root, { kind, id })
  const { read, files } = content
  const found = read.files.find((file) => file.kind === kind && file.id === id)
  if (!found && files.every(({ mentions }) => mentions.length === 0)) throw explainAbsent(deletion, read.files)
  const address = addressOf(kind, id)
  const redirects = redirectsFor(deletion, content, today)
  const changes = new Map<string, string | undefined>()
  const done: string[] = []
  if (found) {
    changes.set(relative(root, found.path), undefined)
    done.push(`${relative(root, found.path)} is deleted`)
  }
  for (const { path, text, close, mentions } of files) {
    const order = mentions.flatMap(({ use, path: at }) => (use === 'order' && at ? [at] : []))
    if (order.length > 0) {
      changes.set(path, close(removeItems(text, order)))
      done.push(`${path}: its place in the order`)
    }
    if (path === singles.settings.file && redirects.length > 0)
      changes.set(path, close(withRedirects(text, content, redirects, address)))
    if (path !== ledgerFile || !read.ledger) continue
    const { paths, descriptions } = itemsOf(read.ledger, id, address)
    if (paths.length === 0) continue
    changes.set(path, close(removeItems(text, paths)))
    done.push(`${path}: ${descriptions.join(', ')}`)
  }
  return { changes, done, redirects }
}

/** The entries of the ledger that are only about a file, and what they are. */
function itemsOf({ figures, relations, acknowledged }: Ledger, id: string, address: string | undefined) {
  const isOwn = (figure: { id: string }) => scopeOf(figure.id) === id
  const gone = relations.filter((each) => idsOf(each).some((figure) => scopeOf(figure) === id)).map((each) => each.id)
  const entries = pathsTo(['figures'], figures, isOwn)
  const acknowledgements = pathsTo(
    ['acknowledged'],
    acknowledged,
    ({ relation }) => gone.includes(relation) || (fileNamedIn(relation) === id && relation !== id),
  )
  // An entry that no page would show any more needs a decision.
  const pages = figures.flatMap((figure, index) =>
    isOwn(figure) || figure.pages.length < 2
      ? []
      : pathsTo(['figures', index, 'pages'], figure.pages, (page) => page === address),
  )
  const count = ({ length }: readonly Path[], one: string, many: string) =>
    length > 0 ? [counted(length, one, many)] : []
  return {
    paths: [
      ...entries,
      ...pathsTo(['relations'], relations, (relation) => gone.includes(relation.id)),
      ...acknowledgements,
      ...pages,
    ],
    descriptions: [
      ...count(entries, 'entry', 'entries'),
      ...(gone.length > 0 ? [`${gone.length > 1 ? 'the relations' : 'the relation'} ${gone.join(', ')}`] : []),
      ...count(acknowledgements, 'acknowledgement', 'acknowledgements'),
      ...count(pages, 'page of another entry', 'pages of other entries'),
    ],
  }
}

/** The addresses that die with a file, and where they lead from now on. */
function redirectsFor({ kind, id, to }: Deletion, { entry, read }: NamedContent, today: string): Redirect[] {
  const address = addressOf(kind, id)
  if (address === undefined || (entry && isDraft(entry, today))) {
    const why =
      address === undefined ? `a ${wordFor(kind)} has no page` : `${entry?.file} is a draft, which has no address yet`
    if (to !== undefined) throw refusal(`${why}, so nothing can redirect to ${to}`)
    return []
  }
  const list = listOf(kind)
  const target = to ?? (list ? singles[list].path : '/')
  const others = read.entries.filter((other) => other !== entry)
  const pages = listRoutes(others.filter((other) => !isDraft(other, today))).map(({ path }) => path)
  if (!pages.includes(target)) {
    const hint = didYouMean(target, pages) || `the pages are ${pages.slice(0, 30).join(', ')}`
    throw refusal(`there is no page ${target} for --to; ${hint}`)
  }
  const former = findRedirects(entry ? [entry] : []).map(({ from }) => from)
  const known = new Set(findRedirects(others).map(({ from }) => plainAddress(from)))
  return [address, ...former].filter((from) => !known.has(plainAddress(from))).map((from) => ({ from, to: target }))
}

/** The settings with redirects at the end of their list; those to the deleted address redirect to the same page. */
function withRedirects(text: string, { read }: NamedContent, redirects: readonly Redirect[], address?: string): string {
  const [first] = redirects
  if (!first) return text
  const listed = findRedirects(read.entries.filter(({ kind }) => kind === 'settings'))
  const led = pathsTo(['redirects'], listed, ({ to }) => to === address)
  const targets = led.map((path) => [[...path, 'to'], first.to] as const)
  return redirects.reduce((rest, redirect) => appendItem(rest, 'redirects', redirect), setValues(text, targets))
}
