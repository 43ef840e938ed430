import type { Node } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { findReferences, resolveFigure } from '../figures/reference.ts'
import { splitIds } from '../markdown/directives.ts'
import { nodesOf } from '../markdown/nodes.ts'
import type { Location } from '../problem.ts'
import { atNode, type ContentDocument, type Rule, textsIn } from './rule.ts'

const rule = 'figures/draft'

/**
 * A published text shows no figure of a draft, unless the ledger has it reviewed: a build would find a figure on the page that
 * nobody has looked at.
 *
 * Good: `:stat[reach]`, `:stat[home/since]`, `<Stat id="count/pilots" />` in MDX
 *
 * Bad: `:stat[draft/reach]`, `::stats[reach, draft/reach]`, `about: :stat[draft/reach] people` in the frontmatter,
 * `<Stat id="draft/reach" />` in MDX
 */
export const draftFigures: Rule = (document, { figures, isHeld }) =>
  referencesIn(document).flatMap(({ id, place }) => {
    const figure = resolveFigure(id, figures, document.scope)
    if (!figure || !isHeld(figure.id)) return []
    const message = `\`${figure.id}\` is the figure of a draft, which this published text would show`
    const mend = `publish ${figure.location.file}, or add \`id: ${figure.id}\` to the ledger once it has been reviewed`
    return [{ ...place(), severity: 'error', rule, message, mend }]
  })

interface PlacedReference {
  id: string
  place: () => Location
}

function referencesIn(document: ContentDocument): PlacedReference[] {
  const inFields = textsIn(document.fields).flatMap(({ text, path }) => {
    const place = () => document.locate(path)
    const isId = path.at(-1) === 'figure' || path.at(-2) === 'highlights' || path.at(-2) === 'figures'
    return isId ? [{ id: text, place }] : findReferences(text).map(({ id }) => ({ id, place }))
  })
  const inText = nodesOf(document.tree).flatMap((node) => {
    const place = () => {
      const { file, line, column } = atNode(document, node as Node, rule, '')
      return { file, line, column }
    }
    if (node.type === 'textDirective' && node.name === 'stat') return [{ id: textOf(node).trim(), place }]
    if (node.type === 'leafDirective' && node.name === 'stats')
      return splitIds(textOf(node)).map((id) => ({ id, place }))
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Stat') return []
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string'
        ? [{ id: attribute.value, place }]
        : [],
    )
  })
  return [...inFields, ...inText]
}
