import { DomUtils, type parseDocument } from 'htmlparser2'

/** A built page as htmlparser2 reads it. */
export type Document = ReturnType<typeof parseDocument>
export type Node = Document['children'][number]
export type Element = Extract<Node, { attribs: unknown }>

export const { findOne, getElementsByTagName, isTag, isText, textContent } = DomUtils

/** Elements within a line: the words before and after them belong to one text. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...['a', 'button', 'code', 'data', 'span', 'time'],
  ...['abbr', 'b', 'dfn', 'em', 'i', 'mark', 'small', 'strong', 'sub', 'sup'],
])

const aside = new Set(['script', 'style', 'template', 'svg', 'nav', 'button'])

/** Whether a button is a term that is explained in place: a word of its sentence. */
function isTerm(name: string, attribs: Element['attribs']): boolean {
  return name === 'button' && 'popovertarget' in attribs && 'aria-describedby' in attribs
}

/**
 * Whether an element is not part of the text of the page elsewhere: navigation, controls and islands, drawings, words
 * only for screen readers, what only scripts show, and anything with `data-page-only`.
 */
export function isAside({ name, attribs }: Element): boolean {
  return (
    (aside.has(name) && !isTerm(name, attribs)) ||
    'hidden' in attribs ||
    'data-island' in attribs ||
    'data-page-only' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    attribs.role === 'img' ||
    /(?:^|\s)(?:sr|script)-only(?:\s|$)/.test(attribs.class ?? '')
  )
}
