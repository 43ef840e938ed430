import { errorAt, type PlacedProblem, placeIn } from '../problems/problem.ts'

/** A file with the markers of a merge conflict, or that does not begin with fields between two lines of hyphens. */
export function findFrameFault(file: string, text: string): PlacedProblem | undefined {
  const marker = /^(?:<{7}|>{7})(?= |$)/m.exec(text)
  if (marker) {
    const message = 'two versions of the file were merged here, and the conflict was never resolved'
    const fix =
      'keep one version, or the best of both, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>'
    return errorAt({ file, ...placeIn(text, marker.index) }, 'files/conflict', message, fix)
  }
  const fault = (line: number, message: string, fix: string) =>
    errorAt({ file, line, column: 1 }, 'frontmatter/fence', message, fix)
  const [first = '', ...rest] = text.split('\n')
  const frame = 'let the file begin with a line `---`, then the fields, then a second line `---`'
  if (text.trim() === '') return fault(1, 'the file is empty', frame)
  if (first.trim() !== '---') {
    const found = first.trim() ? `\`${first.trim().slice(0, 40)}\`` : 'an empty line'
    return fault(1, `expected the line \`---\` above the frontmatter, found ${found}`, frame)
  }
  const end = rest.findIndex((line) => /^(?:---|(?:--|- - -|[—–=_*]+)\s*$)/.test(line))
  const last = rest[end]?.trim() ?? ''
  if (end < 0) {
    const message = 'the frontmatter has no end: expected a second line `---`'
    return fault(1, message, 'put it between the fields and the text')
  }
  if (last !== '---') {
    const message = `expected \`---\` at the end of the frontmatter, found \`${last.slice(0, 40)}\``
    return fault(end + 2, message, 'write three hyphens, and nothing after them')
  }
  if (/^[a-z]\w*:(?: |$)/.test(rest[end + 1] ?? '') && rest.slice(end + 2).some((line) => line.trimEnd() === '---')) {
    const message = 'a line `---` ends the fields here, and the line below it looks like one more'
    return fault(end + 2, message, 'remove this line: `---` belongs once above the fields and once below them')
  }
  return undefined
}
