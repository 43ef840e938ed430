import { toString as textOf } from 'mdast-util-to-string'
import { blockNames, elementName } from '../blocks.ts'
import { fixReference } from '../figures/reference.ts'
import { decorative } from '../markdown/decorative.ts'
import { footnoteMark, isFootnote } from '../markdown/footnotes.ts'
import { nodesOf } from '../markdown/nodes.ts'
import { findCode } from '../mdx/safe-subset.ts'
import { errorAt, type Problem } from '../problems/problem.ts'
import { howToWriteBlock } from './blocks.ts'
import { readerTexts } from './reader-texts.ts'
import { atNode, type ContentDocument, placeOfNode, type Rule } from './rule.ts'

/**
 * Content is data: raw HTML, and in MDX everything that would execute, is an error.
 *
 * Good: `**bold**`, `1 < 2`, `<Callout title="Not yet">text</Callout>` in MDX
 *
 * Bad: `<b>bold</b>`, `<!-- a comment -->`, `import x from 'y'` in MDX, `{1 + 1}` in MDX
 */
export const markup: Rule = (document) =>
  nodesOf(document.tree).flatMap((node) => {
    const code = findCode(node)
    if (code) return [atNode(document, node, 'mdx/safe-subset', code.message, code.fix)]
    if (node.type !== 'html') return []
    // The closing tag of an element was reported with it.
    const closes = /^<\/([A-Z]\w*)>$/.exec(node.value)?.[1]
    if (closes && document.body.includes(`<${closes}`)) return []
    const message = `raw HTML is not allowed: \`${node.value.slice(0, 40).split('\n')[0]}\``
    const fix = fixElement(node.value, document) ?? 'write it in markdown, or put a backslash before a literal <'
    return [atNode(document, node, 'markdown/html', message, fix)]
  })

/** The markdown for an element of MDX. */
function fixElement(source: string, document: ContentDocument): string | undefined {
  const [, name] = /^<([A-Z]\w*)/.exec(source) ?? []
  const block = blockNames.find((blockName) => elementName(blockName) === name)
  if (block) return howToWriteBlock(document, block)
  return name === 'Stat' ? fixReference(source, 'md') : undefined
}

/**
 * Headings begin below the one that the layout makes from the title, and skip no level.
 *
 * Good: `## About` then `### Key Question`
 *
 * Bad: `# About`, `## About` then `#### Key Question`
 */
export const headings: Rule = (document) => {
  const problems: Problem[] = []
  let above = document.headingAbove
  for (const node of nodesOf(document.tree)) {
    if (node.type !== 'heading') continue
    const report = (message: string, fix: string) =>
      problems.push(atNode(document, node, 'markdown/heading', message, fix))
    const words = textOf(node)
    if (!words.trim()) report('the heading is empty', 'write its words or remove it')
    const isRefused = node.depth <= document.headingAbove
    const fix = `write ${'#'.repeat((isRefused ? document.headingAbove : above) + 1)} ${words}`
    if (isRefused) report(`a heading of level ${node.depth} is not allowed here: the page makes it from the title`, fix)
    else if (node.depth > above + 1) report(`a heading of level ${node.depth} follows one of level ${above}`, fix)
    // A disallowed one is meant as the first below the title.
    above = Math.max(node.depth, document.headingAbove + 1)
  }
  return problems
}

/**
 * A numbered list begins with 1: any other number is a claim that no figure makes, or a sentence that became a list.
 *
 * Good: `1. Ask.`, `1) Ask.`, `29000\\. donors joined.`, `- Ask.`
 *
 * Bad: `29000. donors joined.`, `0. Ask.`, `> 3) Ask.`, `29000. donors joined.` in MDX
 */
export const listsFromOne: Rule = (document) =>
  nodesOf(document.tree).flatMap((node) => {
    if (node.type !== 'list' || !node.ordered || node.start === 1) return []
    const message = `this line begins a numbered list with ${node.start}, expected 1`
    const fix = `begin the list with 1, or put a backslash after the number if it is a sentence: \`${node.start}\\.\``
    return [atNode(document, node, 'markdown/list', message, fix)]
  })

/**
 * There are no footnotes: a page is read from top to bottom, also aloud. Only the first of a mark and its note is
 * reported.
 *
 * Good: `It fell (in spring).`, `2^n` as code
 *
 * Bad: `it fell.[^a]`, `it fell.[^a]` then `[^a]: In spring.`, `it fell.[^a]` then `[^a]: Spring`,
 * `lead: It fell.[^a]` in the frontmatter
 */
export const noFootnotes: Rule = (document) => {
  const marks = readerTexts(document)
    .filter(({ text }) => text.includes('[^'))
    .flatMap(({ text, placeAt }) =>
      [...text.matchAll(footnoteMark)].map(({ 0: mark, index }) => ({ mark, place: placeAt(index) })),
    )
  const links = nodesOf(document.tree)
    .filter((node) => node.type === 'definition' || node.type === 'linkReference')
    .filter(isFootnote)
    .map((node) => ({ mark: `[${node.label ?? ''}]`, place: placeOfNode(document, node) }))
  const first = new Map([...marks, ...links].toReversed().map(({ mark, place }) => [mark, place]))
  return [...first].map(([mark, place]) => {
    const fix = 'put it into the text, or into brackets, and remove the mark and its note'
    return errorAt(place, 'markdown/footnote', `\`${mark}\` is not a footnote: there are none here`, fix)
  })
}

/**
 * An image says what it shows, for people who cannot see it. A decorative image has the alternative text `decorative`,
 * and screen readers skip it. An empty text is an error, because it may have been forgotten; so is the name of a file,
 * because it is read aloud.
 *
 * Good: `![Eight people around a table](/images/team.jpg)`, `![decorative](/images/team.jpg)`
 *
 * Bad: `![](/images/team.jpg)`, `![IMG_1234.jpg](/images/team.jpg)`, `![image](/images/team.jpg)`, `![][a]` then
 * `[a]: /images/team.jpg`, `![](/images/team.jpg)` in MDX
 */
export const images: Rule = (document) => {
  const fix = `say what it shows between the brackets; for one that only decorates write ![${decorative}](…)`
  return nodesOf(document.tree).flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return []
    const alt = node.alt?.trim() ?? ''
    if (alt && !/\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:image|img|photo|picture|logo|graphic)$/i.test(alt)) return []
    const message = alt ? `\`${alt}\` does not say what the image shows` : 'the image has no alternative text'
    return [atNode(document, node, 'images/alternative', message, fix)]
  })
}
