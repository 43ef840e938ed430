import { relative } from 'node:path'
import { isDraft, type ReadEntry } from '../../renderer/content/entries/entry.ts'
import { scopeOf } from '../../renderer/content/figures/figure.ts'
import { findFiles } from '../../renderer/content/files/files.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { plainAddress, type Redirect } from '../../renderer/content/kinds/redirect.ts'
import { addressOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import { type Mention, replaceName } from '../../renderer/content/names/mentions.ts'
import { toSlug } from '../../renderer/content/problems/suggest.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import type { Changes } from '../content-edits/changes.ts'
import { explainAbsent, type NamedContent, readNamed, unchanged } from '../content-edits/named-content.ts'
import { appendItem, removeItems } from '../content-edits/yaml-lists.ts'
import { reservedNames } from '../new/name.ts'
import { UsageError } from '../options.ts'

/** A file and its new name. */
export interface Renaming {
  kind: CollectionName
  from: string
  to: string
}

/** What a renaming does. */
export interface RenamePlan {
  changes: Changes
  /** The path of the file afterwards. */
  file: string
  /** Whether the file had been renamed already, so that only the rest is done. */
  wasMoved: boolean
  /** Where the name was, by file. */
  mentions: readonly { path: string; mentions: readonly Mention[] }[]
  /** The redirect of the old address. */
  redirect?: Redirect
}

/**
 * Plans to rename a file, everywhere it is mentioned.
 *
 * @param today the day of the check, as 2025-09-23: a draft had no address yet
 * @throws UsageError when it cannot have that name
 */
export function planRename(root: string, renaming: Renaming, today: string): RenamePlan {
  const { kind, from, to } = renaming
  refuseName(renaming)
  const { files } = findFiles(root)
  const old = files.find((file) => file.kind === kind && file.id === from)
  const other = files.find(({ id }) => id === to)
  if (other && (old || other.kind !== kind))
    throw new UsageError(`${other.file} has the name ${to} already: choose another ${unchanged}`)
  if (!old && !other) throw explainAbsent({ kind, id: from }, files)
  const content = readNamed(root, { kind, id: from, now: old ? undefined : to })
  const { entry } = content
  if (!entry)
    throw new UsageError(`${(old ?? other)?.file} cannot be read: correct it first (npm run check) ${unchanged}`)
  const named = content.files.filter(({ mentions }) => mentions.length > 0)
  if (!old && named.length === 0)
    throw new UsageError(`nothing is called ${from}, and ${other?.file} has the name ${to} already ${unchanged}`)
  refuseClash(renaming, content, entry)
  const redirect = redirectFor(renaming, content, entry, today)
  const path = relative(root, entry.path)
  const file = path.replace(`${entry.id}.md`, `${to}.md`)
  const changes = new Map<string, string | undefined>()
  if (old) changes.set(path, undefined)
  for (const each of content.files) {
    const text = replaceName(each.text, each.mentions, to)
    if (each.path === path) changes.set(file, each.close(withRedirect(text, entry, renaming, redirect)))
    else changes.set(each.path, each.close(text))
  }
  return {
    changes,
    file,
    wasMoved: !old,
    mentions: named.map((each) => ({ ...each, path: each.path === path ? file : each.path })),
    redirect,
  }
}

function refuseName({ kind, from, to }: Renaming): void {
  if (!slug.safeParse(to).success) {
    const near = toSlug(to)
    const hint = near ? `, such as ${near}` : ''
    throw new UsageError(
      `${JSON.stringify(to)} is no name of a file: expected lowercase letters, digits and hyphens${hint} ${unchanged}`,
    )
  }
  if (reservedNames.includes(to))
    throw new UsageError(`the name ${to} is kept for figures such as ${to}/pilots: choose another ${unchanged}`)
  if (from === to) throw new UsageError(`the ${wordFor(kind)} is called ${to} already ${unchanged}`)
}

/** Refuses a name in use: its mentions could not be told from those of the old name. */
function refuseClash({ kind, from, to }: Renaming, { read, redirects }: NamedContent, entry: ReadEntry): void {
  const hasFigures = (id: string) => read.ledger?.figures.some((figure) => scopeOf(figure.id) === id)
  if (hasFigures(to) && (entry.id === from || hasFigures(from)))
    throw new UsageError(
      `the ledger has figures of ${to} already, which would be mixed with those of ${from} ${unchanged}`,
    )
  const address = addressOf(kind, to)
  const taken = redirects.find(
    ({ from: old, to: own }) => address && plainAddress(old) === address && own !== addressOf(kind, entry.id),
  )
  if (taken) {
    const { file, line } = taken.locate()
    throw new UsageError(
      `${address} is an old address, which leads to ${taken.to} (${file}:${line}): choose another name, or take that out ${unchanged}`,
    )
  }
}

/** The redirect that the old address needs: none if it has one already, or for a draft, which had no address. */
function redirectFor(
  { kind, from, to }: Renaming,
  { redirects }: NamedContent,
  entry: ReadEntry,
  today: string,
): Redirect | undefined {
  const [old, now] = [addressOf(kind, from), addressOf(kind, to)]
  if (old === undefined || now === undefined || isDraft(entry, today)) return undefined
  return redirects.some((redirect) => plainAddress(redirect.from) === old) ? undefined : { from: old, to: now }
}

/** The file with its old address, and without the one that is its own now. */
function withRedirect(
  text: string,
  { data }: ReadEntry,
  { kind, to }: Renaming,
  redirect: Redirect | undefined,
): string {
  const former: unknown[] = Array.isArray(data.redirectFrom) ? data.redirectFrom : []
  const own = former.flatMap((address, index) =>
    plainAddress(String(address)) === addressOf(kind, to) ? [['redirectFrom', index]] : [],
  )
  const left = own.length > 0 ? removeItems(text, own) : text
  return redirect ? appendItem(left, 'redirectFrom', redirect.from) : left
}
