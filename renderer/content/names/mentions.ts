import type { Node, Nodes } from 'mdast'
import { isScalar, parseDocument } from 'yaml'
import { ledgerSchema } from '../figures/ledger.ts'
import type { FoundFile } from '../files/files.ts'
import { examineYaml } from '../frontmatter/examine-yaml.ts'
import { splitFrontmatter } from '../frontmatter/frontmatter.ts'
import type { Path } from '../frontmatter/source-file.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { kindOf, listOf, pageOf } from '../kinds/routes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Location } from '../problems/problem.ts'
import { namedAfterPilots } from '../relations/rules.ts'
import { idsInNode } from '../rules/placed-references.ts'
import type { FieldSchema, Fields, Role } from '../schemas/roles.ts'
import { textsIn } from '../schemas/walk.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import { parseText } from '../texts/parse-text.ts'

/** A content file with its current or former name. */
export interface Named {
  kind: CollectionName
  id: string
  /** The current name of its file, if it is different. */
  now?: string
  /** The names of all files of the kind: an anchor of a section may begin with those of several. */
  siblings?: readonly string[]
}

/** The exact position of a name of a file, counted from 0: everything around it stays when the name changes. */
export interface Mention {
  start: number
  end: number
  use: MentionUse
  /** The field that it is in. */
  path?: Path
}

/** A mention of a file, with its location for messages. */
export type PlacedMention = Mention & Location

/** How a file is mentioned: by its own id, in the ledger, in an order, or in the texts and fields of a file. */
export type MentionUse = 'id' | 'entry' | 'page' | 'relation' | 'acknowledged' | 'order' | 'reference' | 'link'

/** Finds every mention of a content file in another one, or in itself. Line ends are as `normaliseText` leaves them. */
export function findMentions(text: string, file: Pick<FoundFile, 'kind' | 'id' | 'file'>, named: Named): Mention[] {
  // Most files name few others.
  if (!text.includes(named.id)) return []
  const { yaml, body, bodyLine } = splitFrontmatter(text)
  const finders = findersOf(named, pageOf(file.kind, file.id))
  const isOwn = file.kind === named.kind && file.id === (named.now ?? named.id)
  const useOf: UseOf = (role, path) => {
    if (role === 'reference') return ['reference', finders.figure]
    if (role === 'link') return ['link', finders.link]
    if (role !== 'machine') return ['reference', finders.reference]
    const [field = ''] = path
    if (field === 'id' && path.length === 1 && isOwn) return ['id', finders.name]
    return field === 'order' && listOf(named.kind) === file.kind ? ['order', finders.name] : undefined
  }
  const inFields = mentionsInYaml(yaml, text.indexOf(yaml), kindOf(file.kind).schema, useOf)
  const parsed = parseText({ file: file.file, body, bodyLine })
  const nodes = 'problem' in parsed ? [] : nodesOf(parsed.tree)
  return [...inFields, ...nodes.flatMap((node) => mentionsInNode(node, body, text.length - body.length, finders))]
}

/** Finds every mention of a content file in the ledger. */
export function findInLedger(text: string, named: Named): Mention[] {
  const { figure, link, relation, quoted } = findersOf(named, undefined)
  return mentionsInYaml(text, 0, ledgerSchema, (_, [list, , field]) => {
    if (list === 'relations') return ['relation', figure]
    if (field === 'relation') return ['acknowledged', relation]
    if (field === 'found') return ['acknowledged', quoted]
    if (field === 'pages') return ['page', link]
    return field === 'id' ? ['entry', figure] : undefined
  })
}

/** A text with another name at each of these positions. */
export function replaceName(text: string, mentions: readonly Mention[], name: string): string {
  return mentions
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + name + rest.slice(end), text)
}

/** How a value can mention a file, by its role and position. */
type UseOf = (role: Role, path: Path) => readonly [MentionUse, NameFinder] | undefined

/** Finds mentions in YAML, which begins at `at` in its file. */
function mentionsInYaml(yaml: string, at: number, schema: FieldSchema, useOf: UseOf): Mention[] {
  const examined = examineYaml(yaml)
  // Broken YAML is searched as far as it can be parsed.
  const document = examined.ok ? examined.tree.document : parseDocument(yaml)
  const fields: Fields = document.toJS()
  return textsIn(schema, fields).flatMap(({ role, path }) => {
    const [use, find] = useOf(role, path) ?? []
    if (!use || !find) return []
    const value = document.getIn(path, true)
    if (!isScalar(value) || !value.range) return []
    // As it is written, quotation marks included.
    const [start, end] = value.range
    return find(yaml.slice(start, end), at + start).map((span) => ({ ...span, use, path }))
  })
}

/** Finds mentions in a node of the text below the fields, which begins at `at` in its file. */
function mentionsInNode(node: Nodes, body: string, at: number, finders: ReturnType<typeof findersOf>): Mention[] {
  const { figure, link } = finders
  const { position }: Node = node
  const start = position?.start.offset ?? 0
  const end = position?.end.offset ?? start
  const within = (find: NameFinder, use: MentionUse, from = start) =>
    find(body.slice(from, end), at + from).map((span) => ({ ...span, use }))
  if (idsInNode(node).length > 0) return within(figure, 'reference')
  if (node.type === 'link') return within(link, 'link', node.children.at(-1)?.position?.end.offset ?? start)
  return node.type === 'definition' ? within(link, 'link') : []
}

/** Finds the positions of a name in a piece of a file, which begins at `at`. */
type NameFinder = (written: string, at: number) => Pick<Mention, 'start' | 'end'>[]

/** The finders of a name, one for each way of mentioning a file; `page` is where it is, and links there need no path. */
function findersOf(named: Named, page: string | undefined) {
  const id = escapePattern(named.id)
  const { path, isSection } = kindOf(named.kind)
  return {
    /** The name alone. */
    name: finder(`(?<=^["']?)${id}(?=["']?$)`),
    /** The id of a figure of the file: `givify/community`. */
    figure: finder(`(?<![\\w/-])${id}(?=/[a-z0-9])`),
    /** A reference in words: `:stat[givify/community]`. */
    reference: finder(`(?<=(?<!:):stat\\[\\s*)${id}(?=/)`),
    /** An address of its page, or of its part of a page. */
    link: path
      ? finder(`(?<=(?<![\\w/.:-])${escapePattern(path)})${id}(?=$|[?#"'\\s)>])`)
      : isSection
        ? sectionFinder(named, page)
        : () => [],
    /** A relation that is named after it. */
    relation: finder(`(?<=^["']?(?:${namedAfterPilots.join('|')})-)${id}(?=["']?$)`),
    /** The id of a figure in messages of the check. */
    quoted: finder(`(?<=\`)${id}(?=/)`),
  }
}

function finder(pattern: string): NameFinder {
  const expression = new RegExp(pattern, 'gm')
  return (written, at) =>
    [...written.matchAll(expression)].map(({ 0: { length }, index }) => ({
      start: at + index,
      end: at + index + length,
    }))
}

/** The anchors of a section: its own, and those of its headings, which begin with its name. */
function sectionFinder({ kind, id, siblings = [] }: Named, own: string | undefined): NameFinder {
  const page = pageOf(kind, id)
  const before = `(?:${escapePattern(page ?? '')}(?:\\?[^#\\s"']*)?${own === page ? ')?' : ')'}`
  // The anchors of a longer name are those of another section.
  const others = siblings
    .filter((sibling) => sibling.startsWith(`${id}-`))
    .map((sibling) => `(?!${escapePattern(sibling.slice(id.length))}(?!\\w))`)
  return finder(`(?<=(?<![\\w/.:-])${before}#)${escapePattern(id)}${others.join('')}(?=(?:-[\\w-]*)?(?:$|["'\\s)>]))`)
}
