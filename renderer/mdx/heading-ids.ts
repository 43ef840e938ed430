import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Gives the headings of a page in MDX ids, so that links can lead to them. */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger()
    visit(tree, 'heading', (node) => {
      node.data = { ...node.data, hProperties: { id: slugger.slug(textOf(node)) } }
    })
  }
}
