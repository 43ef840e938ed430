import { EVENT_ID, SCALAR_STYLE } from 'js-yaml'
import { limits } from '../files/limits.ts'
import type { FaultAt } from '../problems/problem.ts'
import { pairsOf, wordsOf, type YamlNode, type YamlTree } from './yaml-tree.ts'

/** Valid YAML that fields do not allow, because it is costly or because a writer means something else by it. */
interface Misreading {
  /** Where it is in a value. */
  find: (node: YamlNode, source: string) => number | false | undefined
  /** What is wrong; `{words}` are those that stand there. */
  message: string
  fix: string
}

const misreadings: readonly Misreading[] = [
  {
    find: ({ event, start }) =>
      event.type === EVENT_ID.SCALAR && event.valueEnd - event.valueStart > limits.textLength && start,
    message: `this text has more than ${limits.textLength} characters`,
    fix: 'shorten it; long texts belong below the frontmatter, in paragraphs',
  },
  {
    find: ({ event }) => 'tagStart' in event && event.tagStart >= 0 && event.tagStart,
    message: 'a text that begins with ! needs quotes',
    fix: 'put quotes around it',
  },
  {
    find: ({ event }, source) =>
      event.type !== EVENT_ID.ALIAS &&
      event.anchorStart >= 0 &&
      !source.includes(`*${source.slice(event.anchorStart, event.anchorEnd)}`) &&
      event.anchorStart - 1,
    message: '`{words}` is read as a name for the value after it, and is not shown',
    fix: 'put quotes around a text that begins with &',
  },
  {
    find: (node, source) => {
      const names = new Set<string | undefined>()
      return pairsOf(node).find(({ key }) => names.size === names.add(wordsOf(key, source)).size)?.key.start
    },
    message: 'the field `{words}` is given twice',
    fix: 'keep one of them; if a new list entry begins here, put `- ` before its first field',
  },
  {
    find: (node, source) => pairsOf(node).find(({ key }) => !wordsOf(key, source))?.key.start,
    message: 'expected the name of a field, found nothing, a list or fields',
    fix: 'put quotes around a text that begins with [ or {',
  },
  {
    find: ({ event, start }, source) => {
      if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || event.valueStart < 0) return undefined
      const entry = /\n *(?=- )/.exec(source.slice(start, event.valueEnd))
      return entry ? start + entry.index + entry[0].length : undefined
    },
    message: 'this entry begins further right than the line above it, so YAML reads it as part of its text',
    fix: 'put its hyphen in the column of the other entries; if it is not an entry, put quotes around the whole text',
  },
]

/** Finds what a parser reads and a writer did not mean. */
export function findMisreadings({ nodes, source }: YamlTree): FaultAt[] {
  const [root] = nodes
  const marker = source.search(/^%|^\.{3}(?=\s|$)|(?<=\n)^-{3}(?=\s|$)/m)
  if (root?.event.type !== EVENT_ID.MAPPING || marker >= 0) {
    const message = 'expected fields, each as `name: value` on a line of its own'
    const fix = 'begin with `id: …` or `title: …`, without a hyphen before it, and without lines of `---`, `...` or %'
    return [{ index: marker < 0 ? (root?.start ?? 0) : marker, message, fix }]
  }
  return nodes.flatMap((node) =>
    misreadings.flatMap(({ find, message, fix }) => {
      const index = find(node, source)
      if (typeof index !== 'number') return []
      const [words = ''] = /[^\s:"']+/.exec(source.slice(index)) ?? []
      return [{ index, message: message.replace('{words}', words), fix }]
    }),
  )
}

/** Characters that look like a space, or like nothing, and that YAML takes for letters: word processors and web pages have them. */
const lookalikes = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff'
/** A line that begins with one, or has one behind its hyphen or the name of its field. */
const misplaced = new RegExp(`^([ -]*(?:[A-Za-z][\\w-]*: *)?)[${lookalikes}]`, 'gm')

/** Finds false spaces where YAML requires real ones, whether it can be read or not. */
export function findFalseSpaces(source: string): FaultAt[] {
  return [...source.matchAll(misplaced)].map(({ 1: before = '', index }) => ({
    index: index + before.length,
    message: 'this is not a plain space, but a no-break space or similar, probably from a word processor or web page',
    fix: 'delete the spaces here and type them again with the space bar',
  }))
}
