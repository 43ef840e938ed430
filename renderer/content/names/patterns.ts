import type { CollectionName } from '../kinds/collections.ts'
import { kindOf, pageOf } from '../kinds/routes.ts'
import { namedAfterPilots } from '../relations/rules.ts'
import { escapePattern } from '../texts/escape-pattern.ts'

/** A content file with its current or former name. */
export interface Named {
  kind: CollectionName
  id: string
  /** The current name of its file, if it is different. */
  now?: string
  /** The names of all files of the kind: an anchor of a section may begin with those of several. */
  siblings?: readonly string[]
}

/** Finds the positions of a name in a piece of a file, which begins at `at`. */
export type NameFinder = (written: string, at: number) => Span[]

/** Where something begins and ends, counted from 0. */
export interface Span {
  start: number
  end: number
}

/** Finds a name in each way of mentioning a file; `page` shows the piece, and has links within it. */
export function findersOf(named: Named, page: string | undefined) {
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

function finder(pattern: string, isMeant: (rest: string) => boolean = () => true): NameFinder {
  const expression = new RegExp(pattern, 'gm')
  return (written, at) =>
    [...written.matchAll(expression)].flatMap(({ 0: name, index, groups }) =>
      isMeant(groups?.rest ?? '') ? [{ start: at + index, end: at + index + name.length }] : [],
    )
}

/** The anchors of a section: its own, and those of its headings, which begin with its name. */
function sectionFinder({ kind, id, siblings = [] }: Named, own: string | undefined): NameFinder {
  const page = pageOf(kind, id)
  const before = `(?:${escapePattern(page ?? '')}(?:\\?[^#\\s"']*)?${own === page ? ')?' : ')'}`
  const longer = siblings.filter((sibling) => sibling.startsWith(`${id}-`))
  return finder(
    `(?<=(?<![\\w/.:-])${before}#)${escapePattern(id)}(?=(?<rest>-[\\w-]*)?(?:$|["'\\s)>]))`,
    (rest) => !longer.some((sibling) => `${id}${rest}-`.startsWith(`${sibling}-`)),
  )
}
