import { kindOf, pageOf } from '../kinds/routes.ts'
import { namedAfterPilots } from '../relations/calendar.ts'
import { escapePattern } from '../texts/escape-pattern.ts'
import type { Named } from './named.ts'

/** Finds the places of a name in a piece of a file, as it is written there. */
export type NameFinder = (written: string) => Span[]

/** Where something begins and ends, counted from 0. */
export interface Span {
  start: number
  end: number
}

/** How a name is written in each way of naming a file. */
export interface NameFinders {
  /** The name alone. */
  name: NameFinder
  /** The id of a figure of the file: `givify/community`. */
  figure: NameFinder
  /** A reference in words: `:stat[givify/community]`. */
  reference: NameFinder
  /** An address of its page, or of its part of a page. */
  link: NameFinder
  /** A relation that is named after it. */
  relation: NameFinder
  /** The id of a figure among what the check has said. */
  quoted: NameFinder
}

/**
 * Makes the finders of a name.
 *
 * @param page the page on which the piece is shown, for links within it
 */
export function findersOf(named: Named, page: string | undefined): NameFinders {
  const id = escapePattern(named.id)
  const { path } = kindOf(named.kind)
  return {
    name: finder(`^["']?(?<name>${id})["']?$`),
    figure: finder(`(?<![\\w/-])(?<name>${id})(?=/[a-z0-9])`),
    reference: finder(`(?<!:):stat\\[\\s*(?<name>${id})(?=/)`),
    link: path
      ? finder(`(?<![\\w/.:-])${escapePattern(path)}(?<name>${id})(?=$|[?#"'\\s)>])`)
      : kindOf(named.kind).isSection
        ? sectionFinder(named, page)
        : () => [],
    relation: finder(`^["']?(?:${namedAfterPilots.join('|')})-(?<name>${id})["']?$`),
    quoted: finder(`\`(?<name>${id})(?=/)`),
  }
}

function finder(pattern: string): NameFinder {
  const expression = new RegExp(pattern, 'dgm')
  return (written) => [...written.matchAll(expression)].flatMap(spanOf)
}

/** The anchors of a section: its own, and those of its headings, which begin with its name. */
function sectionFinder({ kind, id, siblings = [] }: Named, own: string | undefined): NameFinder {
  const page = pageOf(kind, id)
  const before = `(?:${escapePattern(page ?? '')}(?:\\?[^#\\s"']*)?${own === page ? ')?' : ')'}`
  const expression = new RegExp(
    `(?<![\\w/.:-])${before}#(?<name>${escapePattern(id)})(?<rest>-[\\w-]*)?(?=$|["'\\s)>])`,
    'dgm',
  )
  const longer = siblings.filter((sibling) => sibling.startsWith(`${id}-`))
  return (written) =>
    [...written.matchAll(expression)].flatMap((match) => {
      const anchor = `${id}${match.groups?.rest ?? ''}`
      const isOther = longer.some((sibling) => anchor === sibling || anchor.startsWith(`${sibling}-`))
      return isOther ? [] : spanOf(match)
    })
}

function spanOf({ indices }: RegExpExecArray): Span[] {
  const [start, end] = indices?.groups?.name ?? []
  return start === undefined || end === undefined ? [] : [{ start, end }]
}
