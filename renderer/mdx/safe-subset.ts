import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nodesOf } from '../content/markdown/nodes.ts'
import { findSubsetFaults } from '../content/mdx/safe-subset.ts'
import { linkTarget } from '../content/schemas/fields.ts'

/**
 * Refuses everything in a page in MDX that would execute, before any of it is compiled. For plain markdown a sanitizer
 * after the rules removes addresses with other schemes; here they are refused instead.
 */
export function remarkSafeSubset() {
  return (tree: Root, file: VFile): void => {
    const [fault] = findSubsetFaults(tree)
    if (fault) file.fail(`${fault.message}; ${fault.fix}`, fault.node)
    for (const node of nodesOf(tree)) {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
      const isSafe = linkTarget.safeParse(node.url).success || /^(?:#|$)/.test(node.url)
      if (!isSafe) file.fail(`the address ${node.url} is refused; write /a-page, https:, mailto: or tel:`, node)
    }
  }
}
