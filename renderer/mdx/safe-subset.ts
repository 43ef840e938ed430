import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { nodesOf } from '../content/markdown/nodes.ts'
import { findSubsetFaults } from '../content/mdx/safe-subset.ts'
import { explainAddress } from '../content/texts/address.ts'

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
      const fault = /^(?:#|$)/.test(node.url) ? undefined : explainAddress(node.url)
      if (fault) file.fail(`${fault.message}; ${fault.fix}`, node)
    }
  }
}
