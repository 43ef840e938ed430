import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import { findFiles, ledgerPath } from '../../renderer/content/files/files.ts'
import { readText } from '../../renderer/content/files/read-text.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { addressOf, kindOf, listOf, pageOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import { namedAfterPilots } from '../../renderer/content/relations/rules.ts'
import { slug } from '../../renderer/content/schemas/fields.ts'
import { escapePattern } from '../../renderer/content/texts/escape-pattern.ts'
import { refusal, reservedNames } from '../kind-word.ts'

/**
 * Renames a content file and replaces its name wherever it is named. Of a file that was renamed by hand, only the names
 * are replaced. All new texts are known before the first is written.
 *
 * @returns its path, and the changed files with the number of names in each
 * @throws UsageError when it cannot have that name; nothing is changed then
 */
export function renameFile(root: string, kind: CollectionName, from: string, to: string) {
  if (!slug.safeParse(to).success || reservedNames.includes(to))
    throw refusal(`${to} cannot be the name of a file: expected lowercase letters, digits and hyphens`)
  const { files } = findFiles(root)
  const old = files.find((file) => file.kind === kind && file.id === from)
  const now = files.find(({ id }) => id === to)
  if (now && (old || now.kind !== kind)) throw refusal(`${now.file} already has the name ${to}`)
  const own = old ?? now
  if (!own) throw refusal(`there is no ${wordFor(kind)} ${from}`)
  const ledger = ledgerPath(root)
  const texts = [...files, { path: ledger, file: displayPath(ledger), kind: undefined }].map((file) => {
    const read = readText(file)
    if (!read.ok) throw refusal(read.problems.map(({ message }) => `${file.file}: ${message}`).join())
    const isOwn = file.path === own.path
    const pattern = namesOf(kind, from, { isOwn, isList: file.kind === listOf(kind), isSamePage: file.kind === kind })
    const replaced = read.value.replace(pattern, to)
    const text = isOwn ? withRedirect(replaced, addressOf(kind, from), addressOf(kind, to)) : replaced
    return {
      ...file,
      text,
      names: read.value.match(pattern)?.length ?? 0,
      wasNamed: namesOf(kind, to).test(read.value),
    }
  })
  const changed = texts.filter(({ names }) => names > 0)
  if (!old && changed.length === 0) throw refusal(`nothing names ${from}, and ${own.file} has the name ${to} already`)
  if (texts.some(({ path, names, wasNamed }) => path === ledger && names > 0 && wasNamed))
    throw refusal(`the ledger names ${to} already, which would be mixed with ${from}`)
  for (const { path, text, names } of texts) if (names > 0 || path === own.path) writeFileSync(path, text)
  const target = join(dirname(own.path), basename(own.path).replace(`${own.id}.md`, `${to}.md`))
  renameSync(own.path, target)
  return { file: displayPath(target), changed }
}

/** Where a file is named: a pattern that matches its name alone. */
function namesOf(kind: CollectionName, id: string, { isOwn = false, isList = false, isSamePage = false } = {}): RegExp {
  const name = escapePattern(id)
  const { path, isSection } = kindOf(kind)
  const page = pageOf(kind, id) ?? ''
  const patterns = [
    // A figure, in a reference, a field or the ledger: `givify/community`.
    `(?<=(?:^|[[,:"'\`]|- )\\s*)(?<![\\w/-])${name}(?=/[a-z0-9])`,
    // A relation that is named after a pilot.
    `(?<=relation: ["']?(?:${namedAfterPilots.join('|')})-)${name}(?=["']?\\s*$)`,
    ...(path ? [`(?<=(?<![\\w/.:-])${escapePattern(path)})${name}(?=$|[?#"'\\s)>\\],])`] : []),
    ...(isSection ? [`(?<=${isSamePage ? `(?:${page})?` : page}#)${name}(?=$|["'\\s)>])`] : []),
    ...(isOwn ? [`(?<=^id: *["']?)${name}(?=["']?\\s*$)`] : []),
    ...(isList ? [`(?<=^order:[^:]*[-,[\\s"'])${name}(?=["',\\]]?\\s*$)`] : []),
  ]
  return new RegExp(patterns.join('|'), 'gm')
}

/** The text of a renamed file with its old address, unless it is a draft or has none, and without the one that is its own now. */
function withRedirect(text: string, from: string | undefined, own: string | undefined): string {
  const list = /^redirectFrom:[^\n]*\n(?: +- [^\n]*\n)*/m.exec(text)?.[0] ?? ''
  const known = list.match(/\/[\w./-]+/g) ?? []
  if (!from || /^draft: true\s*$/m.test(text)) return text
  const addresses = [...known.filter((address) => address !== own && address !== from), from]
  const written = `redirectFrom:\n${addresses.map((address) => `  - ${address}\n`).join('')}`
  const withLineEnds = text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
  return list ? text.replace(list, withLineEnds) : text.replace(/(?<=\n)---\s*$/m, (fence) => withLineEnds + fence)
}
