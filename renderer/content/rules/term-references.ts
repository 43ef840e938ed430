import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { nodesOf } from '../markdown/nodes.ts'
import type { Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { atNode, type Rule } from './rule.ts'

const rule = 'terms/reference'

/**
 * A marked term is in the list, and is part of a sentence of the text: headings and links already have an action of
 * their own. Where nothing can explain a term it is found as a leftover (`leftover-marks.ts`).
 *
 * Good: `The :term[return on investment] was poor.`
 *
 * Bad: `The :term[return on investments] was poor.`, `The :term was poor.`, `## The :term[ROI]`, `[the :term[ROI]](/pilots)`
 */
export const termReferences: Rule = (document, { meaningOf, termNames }) => {
  const problems: Problem[] = []
  for (const node of nodesOf(document.tree)) {
    if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference')
      for (const term of termsIn(node)) {
        const message = `a term cannot be explained within a ${node.type === 'heading' ? 'heading' : 'link'}`
        problems.push(
          atNode(document, term.node, rule, message, 'write only the words, and explain them in a sentence'),
        )
      }
  }
  for (const { node, words } of termsIn(document.tree)) {
    if (meaningOf(words)) continue
    const advice = 'add it to terms.yaml with its meaning, or write only the words'
    const [message, fix] = words
      ? [`there is no term \`${words}\``, didYouMean(words, termNames) || advice]
      : ['`:term` explains no words', 'write the words in square brackets, as in `:term[MVP]`']
    problems.push(atNode(document, node, rule, message, fix))
  }
  return problems
}

/** The terms that a text, or a part of it, marks. */
export function termsIn(tree: Nodes): { node: Nodes; words: string }[] {
  return nodesOf(tree)
    .filter((node) => node.type === 'textDirective' && node.name === 'term')
    .map((node) => ({ node, words: textOf(node).trim() }))
}
