import type { Node, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { checkAttributes, findMistypedReferences, findReferences, resolveFigure } from '../figures/reference.ts'
import { splitIds } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../suggest.ts'
import { atNode, type ContentDocument, type Rule, textsIn } from './rule.ts'

const rule = 'figures/reference'

/**
 * A reference to a figure names a figure that exists, in a form that exists, and is written as its place wants it.
 *
 * Good: `:stat[reach]`, `:stat[home/since]`, `<Stat id="count/pilots" />` in MDX
 *
 * Bad: `:stat[reech]`, `:stat[reach]{form=roman}`, `:stat[reach]{from=words}`, `<Stat id="count/pilot" />` in MDX,
 * `:stat[reach]` in MDX
 */
export const figureReferences: Rule = (document, { figures, isUnknown }) => {
  const { scope } = document
  const problems: Problem[] = []
  const unknown = (id: string) =>
    resolveFigure(id, figures, scope) || isUnknown(id) ? undefined : explain(id, Object.keys(figures), scope)
  for (const { text, path } of textsIn(document.fields)) {
    for (const { id } of findReferences(text)) {
      const fault = unknown(id)
      if (fault) problems.push({ ...document.locate(path), severity: 'error', rule, ...fault })
    }
    for (const { index, ...fault } of findMistypedReferences(text))
      problems.push({ ...document.locateWithin(path, index), severity: 'error', rule, ...fault })
  }
  const checkId = (node: Node, id: string) => {
    const fault = unknown(id)
    if (fault) problems.push(atNode(document, node, rule, fault.message, fault.mend))
  }
  for (const node of nodesOf(document.tree)) {
    if (node.type === 'textDirective' && node.name === 'stat') {
      checkId(node, textOf(node).trim())
      const fault = checkAttributes(node.attributes ?? {})
      if (fault) problems.push(atNode(document, node, rule, fault.message, fault.mend))
    }
    if (node.type === 'leafDirective' && node.name === 'stats')
      for (const id of splitIds(textOf(node))) checkId(node, id)
    // What its attributes may be, and that they are literal, the safe subset sees to.
    const id = isStatElement(node) ? attribute(node, 'id') : undefined
    if (id !== undefined) checkId(node, id)
    if (node.type === 'text') problems.push(...findMistypedIn(document, node))
  }
  for (const { id, path } of idsInFields(document.fields)) {
    const fault = unknown(id)
    if (fault) problems.push({ ...document.locate(path), severity: 'error', rule, ...fault })
  }
  return problems
}

/**
 * What was meant as a reference, and is words. In markdown the parser takes nearly all of it for directives, which have a
 * rule of their own, and a backslash says that it is meant as words; a second colon hides it from both.
 */
function findMistypedIn(document: ContentDocument, node: Text): Problem[] {
  const element = document.format === 'mdx'
  return findMistypedReferences(element ? node.value : (/(?<=^|[^:])::+stats?\[.*/s.exec(node.value)?.[0] ?? ''), {
    element,
  })
    .slice(0, element ? undefined : 1)
    .map(({ message, mend }) => atNode(document, node, rule, message, mend))
}

function explain(id: string, ids: readonly string[], scope: string): { message: string; mend: string } {
  const names = ids.map((known) => (known.startsWith(`${scope}/`) ? known.slice(scope.length + 1) : known))
  const near = nearest(id, names, 3)
  const own = names.filter((name) => !name.includes('/'))
  const mend =
    near.length > 0
      ? `did you mean ${near.map((name) => `\`${name}\``).join(' or ')}?`
      : own.length > 0
        ? `the figures of this file are ${own.map((name) => `\`${name}\``).join(', ')}`
        : 'define it under `stats`, or write file/name for a figure of another file'
  return { message: `there is no figure \`${id}\``, mend }
}

/** The ids of figures that stand in fields of their own: of a card, of a bar, of the highlights. */
function idsInFields(fields: Readonly<Record<string, unknown>>): { id: string; path: (string | number)[] }[] {
  return textsIn(fields).flatMap(({ text, path }) => {
    const isList = path.at(-2) === 'highlights' || path.at(-2) === 'figures'
    return path.at(-1) === 'figure' || isList ? [{ id: text, path }] : []
  })
}

function isStatElement(node: Node): node is (MdxJsxFlowElement | MdxJsxTextElement) & Node {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && 'name' in node && node.name === 'Stat'
  )
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}
