import { expect, it } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'

/** What the load says of a link on the contact page. */
function linkTo(target: string, prepare: (tree: ReturnType<typeof createContentTree>) => void = () => {}) {
  const tree = createContentTree()
  prepare(tree)
  tree.edit('pages/contact.md', (text) => `${text}\n[a place](${target})\n`)
  return tree.load().problems.filter(({ rule }) => rule.startsWith('links/'))
}

it.each([
  ['a heading of a text', '/pilot/lantern-post#key-question'],
  ['a heading in MDX', '/about#how-it-began'],
  ['a section of the policy', '/privacy-policy#your-rights'],
  ['a part that a component makes', '/innovation-summit#agenda'],
  ['a part of every page', '/about#quick-links'],
  ['a part of the page itself', '#networks'],
])('a link finds %s', (_, target) => {
  expect(linkTo(target)).toEqual([])
})

it('what we don’t know of a pilot is a part of its page if it names something, or its glance leaves it out', () => {
  const unknown = '/pilot/lantern-post#unknown'
  const without = (field: RegExp) => (tree: ReturnType<typeof createContentTree>) =>
    tree.edit('pilots/lantern-post.md', (text) => text.replace(/^unknown:\n(?: .*\n)+/m, '').replace(field, ''))
  expect(linkTo(unknown)).toEqual([])
  expect(linkTo(unknown, without(/$^/))).toMatchObject([{ rule: 'links/anchor' }])
  expect(linkTo(unknown, without(/^ {2}reached: .*\n/m))).toEqual([])
})

it('the words for a decorative image in a heading are not in its id', () => {
  const draw = (tree: ReturnType<typeof createContentTree>) =>
    tree.edit('pilots/lantern-post.md', (text) => `${text}\n### ![decorative](/images/lamp.png) Pictured\n`)
  expect(linkTo('/pilot/lantern-post#decorative-pictured', draw)).toMatchObject([{ rule: 'links/anchor' }])
  expect(linkTo('/pilot/lantern-post#-pictured', draw)).toEqual([])
})
