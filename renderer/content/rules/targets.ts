import { nodesOf } from '../markdown/nodes.ts'
import type { Location, Problem } from '../problems/problem.ts'
import { atNode, type ContentDocument, fieldTexts } from './rule.ts'

/** An address that a file leads to or shows. */
export interface Target {
  target: string
  use: 'link' | 'image'
  /** Where it stands in the frontmatter; undefined in the text. */
  path?: readonly (string | number)[]
  problem: (rule: string, message: string, fix?: string) => Problem
}

/** The fields of the frontmatter that hold an address. */
export function isAddressField(name: string | number | undefined): boolean {
  return name === 'href' || name === 'src' || name === 'url' || /Url$/.test(String(name))
}

const known = new WeakMap<ContentDocument, readonly Target[]>()

/** Every address in a file: links and images of its text, and the fields of its frontmatter. Several rules ask for them. */
export function targetsIn(document: ContentDocument): readonly Target[] {
  const targets = known.get(document) ?? findTargets(document)
  known.set(document, targets)
  return targets
}

function findTargets(document: ContentDocument): Target[] {
  const targets: Target[] = []
  const nodes = nodesOf(document.tree)
  const images = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  for (const node of nodes) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
    const isImage = node.type === 'image' || (node.type === 'definition' && images.has(node.identifier))
    const problem: Target['problem'] = (rule, message, fix) => atNode(document, node, rule, message, fix)
    targets.push({ target: node.url, use: isImage ? 'image' : 'link', problem })
  }
  for (const { text, path } of fieldTexts(document)) {
    if (!isAddressField(path.at(-1))) continue
    const problem: Target['problem'] = (rule, message, fix) => ({
      ...document.locate(path),
      ...{ severity: 'error', rule, message, ...(fix && { fix }) },
    })
    targets.push({ target: text, use: path.at(-1) === 'src' ? 'image' : 'link', path, problem })
  }
  return targets
}

/** An address with the place where it stands. */
export interface PlacedAddress extends Location {
  url: string
}

/** The links of a file that leave the site. */
export function externalLinksIn(document: ContentDocument): PlacedAddress[] {
  return placed(document, ({ target, use }) => use === 'link' && target.startsWith('https://'))
}

/** The pictures that a file shows. */
export function picturesIn(document: ContentDocument): PlacedAddress[] {
  return placed(document, ({ target, use }) => use === 'image' && target.startsWith('/'))
}

function placed(document: ContentDocument, isWanted: (target: Target) => boolean): PlacedAddress[] {
  return targetsIn(document)
    .filter(isWanted)
    .map(({ target, problem }) => {
      const { file, line, column } = problem('', '')
      return { url: target, file, line, column }
    })
}
