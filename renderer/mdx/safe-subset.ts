import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { findSubsetFaults } from '../content/mdx/safe-subset.ts'

/** Refuses everything in a page in MDX that would execute, before any of it is compiled. */
export function remarkSafeSubset() {
  return (tree: Root, file: VFile): void => {
    const [fault] = findSubsetFaults(tree)
    if (fault) file.fail(`${fault.message}; ${fault.mend}`, fault.node)
  }
}
