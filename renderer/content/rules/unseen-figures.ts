import { toString as textOf } from 'mdast-util-to-string'
import { formatFigure } from '../figures/format.ts'
import { formOf } from '../figures/reference.ts'
import { addressOf } from '../kinds/routes.ts'
import { blockNames, blockOf, blockOfField } from '../markdown/blocks.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import { idsInField, idsInNode } from './placed-references.ts'
import { type ContentDocument, fieldTexts, type Rule, type RuleContext } from './rule.ts'

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
  // A broken file is already reported.
  if (page !== addressOf('pilots', scope) || document.isUnsure) return []
  const due = context.dueOn(page).filter((id) => id.startsWith(`${scope}/`) && Object.hasOwn(context.figures, id))
  if (due.length === 0) return []
  const blocks = findBlocks(document)
  const seen = findSeen(document, context, blocks)
  const unseen = due.filter((id) => !seen.has(id)).map((id) => id.slice(scope.length + 1))
  const steps = stepsOf(document)
  const hidden = unseen.filter((name) => steps.includes(name))
  return [
    ...(hidden.length > 0 && !blocks.has('milestones') ? [tellPlan(document, hidden)] : []),
    ...unseen.filter((name) => !steps.includes(name)).map((name) => tellFigure(document, context, name, blocks)),
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

/** The ids of all figures that the page shows in digits. */
function findSeen(document: ContentDocument, { figures }: RuleContext, blocks: ReadonlySet<string>): Set<string> {
  const { scope, tree } = document
  const full = (id: string) => (id.includes('/') ? id : `${scope}/${id}`)
  const inFields = fieldTexts(document).flatMap((field) => {
    const block = blockAround(document, field.path)
    const isShown = block === undefined ? field.role !== 'teaser' && field.role !== 'note' : blocks.has(block)
    return isShown ? idsInField(field) : []
  })
  const inText = nodesOf(tree).flatMap((node) => {
    const form = node.type === 'textDirective' ? formOf(node.attributes) : 'full'
    return idsInNode(node).filter((id) => {
      const figure = figures[full(id)]
      return form !== 'words' || (figure && formatFigure(figure, 'words') === formatFigure(figure, 'bare'))
    })
  })
  const steps = blocks.has('milestones') ? stepsOf(document) : []
  return new Set([...inFields, ...inText, ...steps].map(full))
}

/** The block without which a value of the frontmatter is not shown. */
function blockAround({ fields }: ContentDocument, path: readonly (string | number)[]): string | undefined {
  const [field = '', index = ''] = path
  const block = blockOfField(String(field))
  if (!block || blockOf(block)?.names !== 'entry') return block
  return `${block}[${String(Object(Object(fields[field])[index]).id)}]`
}

function tellPlan(document: ContentDocument, hidden: readonly string[]): Problem {
  const which = hidden.map((name) => `\`${name}\``).join(', ')
  const message = `the ledger wants visitors to see ${which} on ${document.page}, but the text has no \`::milestones\``
  const fix = 'put `::milestones` into the text, on a line of its own'
  return errorAt(document.locate(['milestones'], 'key'), rule, message, fix)
}

function tellFigure(
  document: ContentDocument,
  { figures }: RuleContext,
  name: string,
  blocks: ReadonlySet<string>,
): Problem {
  const { page, scope, locate } = document
  const figure = figures[`${scope}/${name}`]
  const shown = figure ? ` (${formatFigure(figure)})` : ''
  const block = fieldTexts(document)
    .filter((field) => idsInField(field).some((id) => id === name || id === `${scope}/${name}`))
    .flatMap(({ path }) => blockAround(document, path) ?? [])
    .find((candidate) => !blocks.has(candidate))
  const fix = block
    ? `put \`::${block}\`, which shows it, into the text, on a line of its own`
    : `refer to it in the text as \`:stat[${name}]\`, name it under \`highlights\`, or take ${page} off its list in the ledger`
  const message = `the ledger wants visitors to see \`${name}\`${shown} on ${page}, but nothing there shows it in digits`
  return errorAt(figure?.location ?? locate(['stats'], 'key'), rule, message, fix)
}

/** The names of the figures of the plan. */
function stepsOf({ fields }: ContentDocument): string[] {
  const entries: unknown[] = Array.isArray(fields.milestones) ? fields.milestones : []
  return entries.map((entry) => String(Object(entry).label).toLowerCase())
}
