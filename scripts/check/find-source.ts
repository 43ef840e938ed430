import { scopeOf } from '../../renderer/content/figures/figure.ts'
import { readBytes } from '../../renderer/content/files/file-access.ts'
import { type Location, placeIn } from '../../renderer/content/problems/problem.ts'
import { escapePattern } from '../../renderer/content/texts/escape-pattern.ts'
import { filesIn } from '../code-version.mjs'

/** Searches for the line that a number on a page comes from: in its content file, then in the components. */
export function createSourceFinder(): (text: string, number: string, file: string) => Location | undefined {
  let components: ReturnType<typeof readComponents> | undefined
  return (text, number, file) => {
    components ??= readComponents()
    const sources = [...readSource(file), ...components]
    // In `… of 12 people` the first number is a figure, which leaves a gap; what is around it was typed.
    const parts = text.split('…').map((part) => part.trim())
    const typed = parts.filter((part) => part.includes(number)).sort((a, b) => b.length - a.length)
    // The text may be composed, as a title is of the page's and the site's name.
    for (const part of typed.flatMap((whole) => [whole, ...around(whole, number)])) {
      for (const source of sources) {
        const location = findText(source, part, number)
        if (location) return location
      }
    }
    return undefined
  }
}

/** Finds a reference to a figure in a content file: the first one that words are beside, or else the first one. */
export function findReference(id: string, beside: string, file: string): Location | undefined {
  const name = `(?:${scopeOf(id)}/)?${id.slice(scopeOf(id).length + 1)}`
  return readSource(file).flatMap(({ text }) => {
    const reference = `(?::stat\\[${name}\\](?:\\{[^}\\n]*\\})?|<Stat\\s[^>]*\\bid="${name}"[^>]*>)`
    const words = escapePattern(beside)
    const near = new RegExp(`(?<=${words}[\\s*_]*)${reference}|${reference}(?=[\\s*_-]*${words})`)
    const match = near.exec(text) ?? new RegExp(reference).exec(text)
    return match ? [{ file, ...placeIn(text, match.index) }] : []
  })[0]
}

/** The number with two words, then with one word on either side. */
function around(part: string, number: string): string[] {
  return [2, 1].flatMap((count) => {
    const before = `(?:\\S+\\s+){0,${count}}\\S*`
    const after = `\\S*(?:\\s+\\S+){0,${count}}`
    return new RegExp(before + escapePattern(number) + after).exec(part)?.[0] ?? []
  })
}

/** Finds words, which may have markup and line breaks in between. */
function findText({ file, text }: { file: string; text: string }, part: string, number: string): Location | undefined {
  const words = part.split(/\s+/).map(escapePattern).join('[*_`~\\]]*\\s+[*_`~[]*')
  // A `12` alone is in many places; only between tags or quotation marks, as in `>12<`, is it a whole text.
  const match = new RegExp(part === number ? `(?<=[>"'\`])${words}(?=[<"'\`])` : words).exec(text)
  return match ? { file, ...placeIn(text, match.index + Math.max(match[0].indexOf(number), 0)) } : undefined
}

/** The code that can put a text on a page, or into its head. */
function readComponents() {
  return ['pages', 'renderer']
    .flatMap((folder) => filesIn('.', folder))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(readSource)
}

/** A file to search; empty if it cannot be read. */
function readSource(file: string) {
  const read = readBytes(file)
  return read.ok ? [{ file, text: Buffer.from(read.value).toString() }] : []
}
