import type { Emphasis, PhrasingContent, Root, Text } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Index } from '../entries/site-index.ts'
import { formatFigure, machineFigure } from '../figures/format.ts'
import { formOf, resolveFigure } from '../figures/reference.ts'
import { type ContentKind, kindOf } from '../kinds/routes.ts'
import { nodesOf } from './nodes.ts'
import { readReference } from './read-named.ts'

/** What rendering a text needs of the site. */
export interface RenderContext extends Pick<Index, 'figures' | 'email' | 'website' | 'meaningOf'> {
  /** The id of the file; its own figures need no prefix. */
  scope: string
  /** The kind of the file: its page may use ids itself. */
  kind: ContentKind
}

/** What each directive within a sentence shows, for the guide. */
export const textDirectiveEffects = {
  stat: 'a figure: `:stat[total-reach]`, `:stat[unhcr-us/total-reach]`, `:stat[total-reach]{form=prose}`',
  term: 'a term of `terms.yaml` with its meaning at hand: `:term[MVP]`',
  'contact-email': 'the email address of the settings, as a link',
  website: 'the address of the site, as a link to its home page',
}

export const textDirectiveNames = Object.keys(textDirectiveEffects)

/** Replaces inline directives with what readers see. */
export function resolveDirectives(tree: Root, context: RenderContext): void {
  let terms = 0
  for (const node of nodesOf(tree)) {
    if (node.type !== 'textDirective') continue
    if (node.name === 'term') {
      terms += 1
      explainTerm(node, context, terms)
    } else if (node.name === 'stat') showFigure(node, context)
    else if (node.name === 'contact-email') showLink(node, `mailto:${context.email}`, context.email)
    else if (node.name === 'website') showLink(node, '/', websiteWords(context.website))
  }
}

/** The address of the site as readers see it. */
export function websiteWords(url: string): string {
  return url.replace(/^https:\/\/|\/$/g, '')
}

function showFigure(node: TextDirective, { figures, scope }: RenderContext): void {
  const { id = '', attributes } = readReference(node) ?? {}
  const figure = resolveFigure(id, figures, scope)
  if (!figure) return
  const { element, value } = machineFigure(figure)
  node.data = {
    hName: element,
    hProperties: { ...(element === 'time' ? { dateTime: value } : { value }), dataFigure: figure.id },
  }
  node.children = [text(formatFigure(figure, formOf(attributes)))]
}

/** Shows a term as a button that opens its meaning without a script; `styles/terms.css` also opens it on hover and focus. */
function explainTerm(node: TextDirective, { meaningOf, scope, kind }: RenderContext, number: number): void {
  const meaning = meaningOf(textOf(node))
  // No heading has an id with this character. Files that share a page prefix theirs with their names.
  const id = `${kindOf(kind).isSection ? `${scope}_` : ''}term_${number}`
  node.data = { hName: 'dfn', hProperties: meaning ? { className: ['term', 'has-tooltip'] } : {} }
  if (!meaning) return
  node.children = [
    element('button', { type: 'button', popoverTarget: id, ariaDescribedBy: id }, node.children),
    element('span', { id, popover: 'auto', role: 'tooltip', dataPageOnly: '' }, [text(meaning)]),
  ]
}

/** An HTML element that markdown has no syntax for. */
function element(hName: string, hProperties: Record<string, string>, children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', data: { hName, hProperties }, children }
}

function showLink(node: TextDirective, href: string, words: string): void {
  node.data = { hName: 'a', hProperties: { href } }
  node.children = [text(words)]
}

function text(value: string): Text {
  return { type: 'text', value }
}
