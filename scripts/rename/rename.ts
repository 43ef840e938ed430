import { relative } from 'node:path'
import { isDraft, type ReadEntry } from '../../renderer/content/entries/entry.ts'
import { findRedirects } from '../../renderer/content/entries/redirects.ts'
import { scopeOf } from '../../renderer/content/figures/figure.ts'
import { groupBy } from '../../renderer/content/figures/group-by.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { findFiles } from '../../renderer/content/files/files.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { plainAddress, type Redirect } from '../../renderer/content/kinds/redirect.ts'
import { addressOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { type MentionUse, replaceName } from '../../renderer/content/names/mentions.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { commandFor, toSlug } from '../../renderer/content/problems/suggest.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { writeChanges } from '../content-edits/changes.ts'
import { explainAbsent, type NamedContent, readNamed, refusal, reservedNames } from '../content-edits/named-content.ts'
import { errorsAfter, errorsIn } from '../content-edits/on-copy.ts'
import { appendItem, removeItems } from '../content-edits/yaml-lists.ts'
import { UsageError } from '../options.ts'

/** A file and its new name. */
interface Renaming {
  kind: CollectionName
  from: string
  to: string
}

/**
 * Renames a file everywhere it is mentioned, all of it or nothing, and checks what is left.
 *
 * @throws UsageError when it cannot have that name, or the renaming would cause an error
 */
export function renameFile(place: ContentPlace, renaming: Renaming) {
  const { root } = place
  const plan = planRename(root, renaming)
  const left = errorsAfter(place, (copy) => writeChanges(copy, plan.changes))
  // For a file renamed by hand, the check may not have reported everything before.
  const [worse] = plan.wasMoved || left.length === 0 ? [] : newAmong(left, errorsIn(place), renaming)
  if (worse) {
    const where = `${worse.file}:${worse.line}:${worse.column}`
    throw new UsageError(`${renaming.to} cannot be its name (nothing was changed): ${where} ${worse.message}`)
  }
  writeChanges(root, plan.changes)
  return { ...plan, left }
}

/** The errors that are new, apart from the changed name. */
function newAmong(problems: readonly Problem[], before: readonly Problem[], { from, to }: Renaming): Problem[] {
  const identify = ({ rule, message }: Problem) => `${rule} ${message.replaceAll(from, to).replaceAll(/:\d+/g, '')}`
  const known = new Set(before.map(identify))
  return problems.filter((problem) => !known.has(identify(problem)))
}

type Renamed = ReturnType<typeof renameFile>

/** The report for the writer. */
export function describeRenamed(renamed: Renamed, root: string, { from }: Renaming): string {
  const { file, wasMoved, mentions, redirect, left } = renamed
  const done = wasMoved ? `the renaming of ${from} is complete` : `${from} is renamed everywhere`
  return [
    `✓ ${displayPath(root)}/${file}: ${done}`,
    ...describeChanged(mentions),
    ...(redirect ? ['', `  ${redirect.from} redirects to ${redirect.to} (\`redirectFrom\` in the file)`] : []),
    '',
    left.length === 0
      ? '  the check finds nothing wrong'
      : `  the check finds ${counted(left.length, 'error')}: ${commandFor('npm run check', root)} lists what is left`,
  ].join('\n')
}

/** The name of each kind of mention, and its plural if it is counted. */
const words: Readonly<Record<MentionUse, readonly [one: string, many?: string]>> = {
  id: ['its id'],
  entry: ['entry', 'entries'],
  page: ['page of an entry', 'pages of entries'],
  relation: ['figure of a relation', 'figures of relations'],
  acknowledged: ['place among what is acknowledged', 'places among what is acknowledged'],
  order: ['the order'],
  reference: ['reference', 'references'],
  link: ['link', 'links'],
}

/** One line for each file that was changed: what in it, and how often. */
function describeChanged(files: Renamed['mentions']): string[] {
  const width = Math.max(...files.map(({ path }) => path.length))
  const lines = files.map(({ path, mentions }) => {
    const uses = [...groupBy(mentions, ({ use }) => use)].map(([use, { length }]) => {
      const [one, many] = words[use]
      return many ? counted(length, one, many) : one
    })
    return `  ${path.padEnd(width)}  ${uses.join(', ')}`
  })
  return lines.length > 0 ? ['', ...lines] : []
}

/**
 * Plans to rename a file, everywhere it is mentioned.
 *
 * @throws UsageError when it cannot have that name
 */
export function planRename(root: string, renaming: Renaming) {
  const { kind, from, to } = renaming
  refuseName(renaming)
  const { files } = findFiles(root)
  const old = files.find((file) => file.kind === kind && file.id === from)
  const other = files.find(({ id }) => id === to)
  if (other && (old || other.kind !== kind)) throw refusal(`${other.file} already has the name ${to}: choose another`)
  const own = old ?? other
  if (!own) throw explainAbsent({ kind, id: from }, files)
  const content = readNamed(root, { kind, id: from, now: own.id })
  const { entry } = content
  if (!entry) throw refusal(`${own.file} cannot be read: correct it first (${commandFor('npm run check', root)})`)
  const named = content.files.filter(({ mentions }) => mentions.length > 0)
  if (!old && named.length === 0) throw refusal(`nothing mentions ${from}, and ${own.file} already has the name ${to}`)
  refuseClash(renaming, content, own.id)
  const redirect = redirectFor(renaming, content, isDraft(entry))
  const path = relative(root, own.path)
  const file = path.replace(`${own.id}.md`, `${to}.md`)
  const changes = new Map<string, string | undefined>()
  if (old) changes.set(path, undefined)
  for (const each of content.files) {
    const text = replaceName(each.text, each.mentions, to)
    if (each.path === path) changes.set(file, each.close(withRedirect(text, entry, addressOf(kind, to), redirect)))
    else if (each.mentions.length > 0) changes.set(each.path, each.close(text))
  }
  return {
    changes,
    /** The path of the file afterwards. */
    file,
    /** Whether the file had been renamed already, so that only the rest is done. */
    wasMoved: !old,
    /** Where the name was, by file. */
    mentions: named.map((each) => ({ ...each, path: each.path === path ? file : each.path })),
    /** The redirect of the old address. */
    redirect,
  }
}

function refuseName({ kind, from, to }: Renaming): void {
  if (!slug.safeParse(to).success) {
    const near = toSlug(to)
    const expected = `expected lowercase letters, digits and hyphens${near ? `, such as ${near}` : ''}`
    throw refusal(`${JSON.stringify(to)} cannot be the name of a file: ${expected}`)
  }
  if (reservedNames.includes(to))
    throw refusal(`the name ${to} is reserved for figures such as ${to}/pilots: choose another`)
  if (from === to) throw refusal(`the ${wordFor(kind)} is already called ${to}`)
}

/** Refuses a name in use: its mentions could not be told from those of the old name. */
function refuseClash({ kind, from, to }: Renaming, { read, redirects }: NamedContent, id: string): void {
  const hasFigures = (name: string) => read.ledger?.figures.some((figure) => scopeOf(figure.id) === name)
  if (hasFigures(to) && (id === from || hasFigures(from)))
    throw refusal(`the ledger already has figures of ${to}, which would be mixed with those of ${from}`)
  const address = addressOf(kind, to)
  const taken = redirects.find(
    (redirect) => address && plainAddress(redirect.from) === address && redirect.to !== addressOf(kind, id),
  )
  if (!taken) return
  const { file, line } = taken.locate()
  const where = `${address} is an old address that redirects to ${taken.to} (${file}:${line})`
  throw refusal(`${where}: choose another name, or remove that redirect`)
}

/** The redirect that the old address needs: none if it has one already, or for a draft, which had no address. */
function redirectFor({ kind, from, to }: Renaming, { redirects }: NamedContent, wasDraft: boolean) {
  const [old, now] = [addressOf(kind, from), addressOf(kind, to)]
  if (old === undefined || now === undefined || wasDraft) return undefined
  return redirects.some((redirect) => plainAddress(redirect.from) === old) ? undefined : { from: old, to: now }
}

/** The file with its old address, and without the one that is its own now. */
function withRedirect(text: string, entry: ReadEntry, own: string | undefined, redirect?: Redirect): string {
  const regained = findRedirects([entry]).flatMap(({ from }, index) => (plainAddress(from) === own ? [index] : []))
  const left = removeItems(text, 'redirectFrom', regained)
  return redirect ? appendItem(left, 'redirectFrom', redirect.from) : left
}
