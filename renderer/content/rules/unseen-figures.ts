import { toString as textOf } from 'mdast-util-to-string'
import type { Index } from '../entries/site-index.ts'
import { collectFigures } from '../figures/collect.ts'
import type { Figure } from '../figures/figure.ts'
import { formatFigure } from '../figures/format.ts'
import { formOf } from '../figures/reference.ts'
import { addressOf } from '../kinds/routes.ts'
import { blockNames, blockOf, blockOfField } from '../markdown/blocks.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import { placedReferences } from './placed-references.ts'
import type { ContentDocument, Rule } from './rule.ts'

const rule = 'figures/unseen'

/**
 * The figures that visitors must see on the page of a pilot are shown there: the plan by its block, a figure by a
 * reference or at the top of the page. The build would reject the page otherwise; this rule needs no build to report
 * it.
 *
 * Good: `We reached :stat[reach] people.`, `::stats[reach]`, `highlights: [reach]` in the frontmatter
 *
 * Bad: `We reached many people.`, `We reached :stat[reach]{form=words} people.`,
 * `description: We reached :stat[reach] people.` in the frontmatter
 */
export const unseenFigures: Rule = (document, context) => {
  const { page, scope } = document
  if (page !== addressOf('pilots', scope)) return []
  const own = context.dueOn(page).filter((id) => id.startsWith(`${scope}/`))
  const due = own.flatMap((id) => context.figures[id] ?? [])
  if (due.length === 0) return []
  const blocks = findBlocks(document)
  const seen = figuresShown(document, context, blocks)
  const unseen = due.filter(({ id }) => !seen.has(id))
  const steps = stepsOf(document)
  const hidden = unseen.filter(({ id }) => steps.includes(id))
  return [
    ...(hidden.length > 0 ? [reportPlan(document, hidden)] : []),
    ...unseen.filter(({ id }) => !steps.includes(id)).map((figure) => reportFigure(document, figure, blocks)),
  ]
}

/** The blocks in the text, with the id of the entry that they name, if any. Mistyped blocks are reported elsewhere. */
function findBlocks({ tree, body }: ContentDocument): Set<string> {
  const placed = tree.children.flatMap((node) => {
    if (node.type !== 'leafDirective') return []
    return [blockOf(node.name)?.names === 'entry' ? `${node.name}[${textOf(node).trim()}]` : node.name]
  })
  const written = body.matchAll(/:+ ?([a-z-]+)|<([a-z-]+)/gi)
  // The same few names come again and again.
  const names = new Set([...written].map(([, behindColon, inTag]) => behindColon ?? inTag ?? ''))
  return new Set([...placed, ...[...names].flatMap((name) => nearest(name, blockNames))])
}

/** The ids of all figures that the text, its blocks and its fields show in digits. */
export function figuresShown(
  document: ContentDocument,
  { figures }: Pick<Index, 'figures'>,
  blocks: ReadonlySet<string> = findBlocks(document),
): Set<string> {
  const full = (id: string) => (id.includes('/') ? id : `${document.scope}/${id}`)
  const shown = placedReferences(document).filter(({ id, field, node }) => {
    if (field) {
      const block = blockAround(document, field.path)
      return block === undefined ? field.role !== 'teaser' && field.role !== 'note' : blocks.has(block)
    }
    if (node.type !== 'textDirective' || formOf(node.attributes) !== 'words') return true
    const figure = figures[full(id)]
    return figure && formatFigure(figure, 'words') === formatFigure(figure, 'bare')
  })
  const steps = blocks.has('milestones') ? stepsOf(document) : []
  return new Set([...shown.map(({ id }) => full(id)), ...steps])
}

/** The block without which a value of the frontmatter is not shown. */
function blockAround({ fields }: ContentDocument, path: readonly (string | number)[]): string | undefined {
  const [field = '', index = ''] = path
  const block = blockOfField(String(field))
  if (!block || blockOf(block)?.names !== 'entry') return block
  return `${block}[${String(Object(Object(fields[field])[index]).id)}]`
}

function reportPlan(document: ContentDocument, hidden: readonly Figure[]): Problem {
  const which = hidden.map(({ id }) => `\`${id.slice(document.scope.length + 1)}\``).join(', ')
  const message = `the ledger wants visitors to see ${which} on ${document.page}, but the text has no \`::milestones\``
  const fix = 'put `::milestones` into the text, on a line of its own'
  return errorAt({ file: document.file, path: ['milestones'], part: 'key' }, rule, message, fix)
}

function reportFigure(document: ContentDocument, figure: Figure, blocks: ReadonlySet<string>): Problem {
  const { page, scope } = document
  const name = figure.id.slice(scope.length + 1)
  const shown = `\`${name}\` (${formatFigure(figure)})`
  const block = placedReferences(document)
    .filter(({ id }) => id === name || id === figure.id)
    .flatMap(({ field }) => (field && blockAround(document, field.path)) ?? [])
    .find((candidate) => !blocks.has(candidate))
  const fix = block
    ? `put \`::${block}\`, which shows it, into the text, on a line of its own`
    : `refer to it in the text as \`:stat[${name}]\`, name it under \`highlights\`, or remove ${page} from its list in the ledger`
  const message = `the ledger wants visitors to see ${shown} on ${page}, but nothing there shows it in digits`
  return errorAt(figure.location, rule, message, fix)
}

/** The ids of the figures of the plan. */
function stepsOf({ schema, fields, scope }: ContentDocument): string[] {
  const steps = collectFigures(schema, fields).filter(({ path: [field] }) => field === 'milestones')
  return steps.map(({ name }) => `${scope}/${name}`)
}
