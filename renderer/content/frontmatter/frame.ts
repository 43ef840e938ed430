import { errorAt, type PlacedProblem, placeIn } from '../problems/problem.ts'
import { shorten } from '../problems/shorten.ts'

/** A line that may be among fields: a name with a colon, a list entry, or a continuation of the line above. */
const yamlLike = /^(?:[A-Za-z][\w-]*:(?: |$)|- | {2,}\S|#|\s*$)/

/** Finds the markers that git leaves in a file with a merge conflict. */
export function findConflict(file: string, text: string): PlacedProblem | undefined {
  const marker = /^(?:<{7}|>{7})(?= |$)/m.exec(text)
  if (!marker) return undefined
  const message = 'two versions of the file were merged here, and the conflict was never resolved'
  const fix = 'keep one version, or the best of both, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>'
  return errorAt({ file, ...placeIn(text, marker.index) }, 'files/conflict', message, fix)
}

/** A file that does not begin with fields between two lines of hyphens. */
export function findFenceFault(file: string, text: string): PlacedProblem | undefined {
  const fault = (line: number, message: string, fix: string) =>
    errorAt({ file, line, column: 1 }, 'frontmatter/fence', message, fix)
  const [first = '', ...rest] = text.split('\n')
  const frame = 'let the file begin with a line `---`, then the fields, then a second line `---`'
  if (text.trim() === '') return fault(1, 'the file is empty', frame)
  if (!first.startsWith('---')) {
    const found = first.trim() ? `found \`${first.trimEnd().slice(0, 40)}\`` : 'found an empty line'
    return fault(1, `expected the line \`---\` above the frontmatter, ${found}`, frame)
  }
  if (first.trim() !== '---') {
    const message = `expected \`---\`, found \`${shorten(first.trim())}\`: frontmatter is YAML and never runs code`
    return fault(1, message, 'write three hyphens and nothing after them, and the fields as `name: value`')
  }
  const end = rest.findIndex((line) => line.startsWith('---'))
  const slip = rest.slice(0, end < 0 ? undefined : end).findIndex((line) => /^(?:--|- - -|[—–=_*]+)\s*$/.test(line))
  if (slip >= 0) {
    const message = `expected \`---\` at the end of the frontmatter, found \`${shorten(rest[slip]?.trim() ?? '')}\``
    return fault(slip + 2, message, 'write three hyphens')
  }
  if (end < 0) {
    const message = 'the frontmatter has no end: expected a second line `---`'
    return fault(1, message, 'put a line `---` between the fields and the text')
  }
  const next = rest[end + 1] ?? ''
  const again = rest.findIndex((line, index) => index > end && line.trimEnd() === '---')
  if (
    /^[a-z][A-Za-z]*:(?: \S.*)?$/.test(next) &&
    again > 0 &&
    rest.slice(end + 1, again).every((line) => yamlLike.test(line))
  ) {
    const message = `a line \`---\` ends the fields here, and \`${next.split(':')[0]}\` below it looks like one more`
    return fault(end + 2, message, 'remove this line: `---` belongs once above the fields and once below them')
  }
  const last = rest[end]?.trim() ?? ''
  if (last !== '---') {
    const message = `expected \`---\` alone at the end of the frontmatter, found \`${last.slice(0, 40)}\``
    return fault(end + 2, message, /^-+$/.test(last) ? 'write three hyphens' : 'put the text on a line of its own')
  }
  return undefined
}
