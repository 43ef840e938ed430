import matter from 'gray-matter'
import { type Document, isAlias, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Location, Problem } from './problem.ts'
import { offsetInScalar } from './scalar-offset.ts'

/** A path into the frontmatter: `['milestones', 2, 'deadline']`. */
export type Path = readonly (string | number)[]

/** A YAML mapping with the places of its nodes. */
export interface YamlFields {
  fields: Record<string, unknown>
  /** The place of the value at a path, or of the nearest thing around it; `key` asks for the key's own place. */
  locate: (path: Path, part?: 'value' | 'key') => Location
  /** The place of a character within the text at a path; in a text over several lines, the place of the text. */
  locateWithin: (path: Path, index: number) => Location
  /**
   * Lets go of the syntax tree, which takes twenty times the memory of the text. Places can still be asked for: the text is
   * then parsed again, once.
   */
  release: () => void
}

/** A content file taken apart. */
export interface SourceFile extends YamlFields {
  file: string
  /** The text beneath the frontmatter. */
  body: string
  /** The line of the file that the body begins on. */
  bodyLine: number
}

/** Either what was read, or why it could not be. */
export type ReadResult<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Windows' line ends and a byte order mark are accepted and put away, so that every position counts alike. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/**
 * Takes a content file apart. Frontmatter is YAML and nothing else: gray-matter's engines that would evaluate
 * code (`---js`, `---coffee`) are never reached.
 *
 * @param file the path that messages name
 * @param text the whole file
 */
export function readSource(file: string, text: string): ReadResult<SourceFile> {
  const normalised = normaliseText(text)
  const fault = findFenceFault(file, normalised)
  if (fault) return { ok: false, problems: [fault] }
  let yaml: ReadResult<YamlFields> | undefined
  const parsed = matter(normalised, {
    language: 'yaml',
    engines: {
      yaml: (source: string) => {
        yaml = readYaml(file, source)
        return yaml.ok ? yaml.value.fields : {}
      },
    },
  })
  // gray-matter does not call its engine for an empty block.
  yaml ??= readYaml(file, '\n{}')
  if (!yaml.ok) return yaml
  const bodyStart = normalised.length - parsed.content.length
  const bodyLine = normalised.slice(0, bodyStart).split('\n').length
  return { ok: true, value: { ...yaml.value, file, body: parsed.content, bodyLine } }
}

/**
 * Reads a YAML mapping, with all its syntax faults at once.
 *
 * @param file the path that messages name
 * @param source YAML, beginning on the file's first line
 */
export function readYaml(file: string, source: string): ReadResult<YamlFields> {
  let parsed: ParsedYaml | undefined = parseYaml(source)
  const tree = () => {
    parsed ??= parseYaml(source)
    return parsed
  }
  const at = (offset: number): Location => {
    const { line, col } = tree().lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const { document } = parsed
  const problems = [...document.errors, ...document.warnings].map(
    (error): Problem => ({
      ...at(placeOf(error.code, error.pos[0], source)),
      severity: 'error',
      rule: 'frontmatter/yaml',
      message: explainYaml(error.code, error.message),
    }),
  )
  if (problems.length > 0) return { ok: false, problems }
  if (!isMap(document.contents)) {
    const problem: Problem = {
      ...at(document.contents?.range[0] ?? 0),
      severity: 'error',
      rule: 'frontmatter/yaml',
      message: 'expected fields, each as `name: value` on a line of its own',
    }
    return { ok: false, problems: [problem] }
  }
  const lost = findLostAliases(document, at)
  if (lost.length > 0) return { ok: false, problems: lost }
  try {
    // A short list of aliases is enough for any honest file; a bomb of them is refused.
    const fields = document.toJS({ maxAliasCount: 20 }) as Record<string, unknown>
    const locate = (path: Path, part?: 'value' | 'key') => at(offsetOf(tree().document, path, part))
    const locateWithin = (path: Path, index: number) => {
      const node = tree().document.getIn(path, true)
      const offset = isScalar(node) ? offsetInScalar(node, source, index) : undefined
      return offset === undefined ? locate(path) : at(offset)
    }
    const release = () => {
      parsed = undefined
    }
    return { ok: true, value: { fields, locate, locateWithin, release } }
  } catch {
    const message = 'too many aliases (`*name`): write the values out'
    return { ok: false, problems: [{ ...at(0), severity: 'error', rule: 'frontmatter/yaml', message }] }
  }
}

interface ParsedYaml {
  document: Document.Parsed
  lines: LineCounter
}

function parseYaml(source: string): ParsedYaml {
  const lines = new LineCounter()
  return { document: parseDocument(source, { lineCounter: lines, prettyErrors: false, uniqueKeys: true }), lines }
}

/** An alias that no anchor stands for is mostly a text that begins with a star. */
function findLostAliases(document: Document.Parsed, at: (offset: number) => Location): Problem[] {
  const problems: Problem[] = []
  visit(document, (_, node) => {
    if (!isAlias(node) || node.resolve(document)) return
    const message = `\`*${node.source}\` refers to nothing`
    const mend = 'put a text that begins with * into quotes'
    problems.push({ ...at(node.range?.[0] ?? 0), severity: 'error', rule: 'frontmatter/yaml', message, mend })
  })
  return problems
}

/** Where a fault begins: a quotation mark that is not closed is found at the end, and told where it was opened. */
function placeOf(code: string, offset: number, source: string): number {
  if (code !== 'MISSING_CHAR' || offset < source.trimEnd().length) return offset
  const opened = /: (["'])(?:(?!\1)[\s\S])*$/.exec(source)
  return opened ? opened.index + 2 : offset
}

function findFenceFault(file: string, text: string): Problem | undefined {
  const fault = (line: number, message: string): Problem => ({
    file,
    line,
    column: 1,
    severity: 'error',
    rule: 'frontmatter/fence',
    message,
  })
  const [first = '', ...rest] = text.split('\n')
  if (!first.startsWith('---')) return fault(1, 'expected the file to begin with a line `---` and its frontmatter')
  if (first.trim() !== '---')
    return fault(1, `expected \`---\`, found \`${first.trim()}\`: frontmatter is YAML and never runs code`)
  if (!rest.some((line) => line.startsWith('---')))
    return fault(1, 'expected a second line `---` that ends the frontmatter')
  return undefined
}

/** The offset of the deepest node that exists along the path. */
function offsetOf(document: Document.Parsed, path: Path, part: 'value' | 'key' = 'value'): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined
    const wanted =
      isPair(pair) && (part === 'key' || length < path.length) ? pair.key : document.getIn(path.slice(0, length), true)
    if (isNode(wanted) && wanted.range) return wanted.range[0]
    if (isPair(pair) && isNode(pair.key) && pair.key.range) return pair.key.range[0]
  }
  return document.contents?.range[0] ?? 0
}

function explainYaml(code: string, message: string): string {
  const explanations: Readonly<Record<string, string>> = {
    DUPLICATE_KEY: 'this field stands twice: keep one of them',
    TAB_AS_INDENT: 'expected blanks at the beginning of the line, found a tab',
    BAD_INDENT: 'the line begins further left or right than the lines that it belongs to',
    MISSING_CHAR: 'a quotation mark or bracket that was opened is not closed',
    MULTILINE_IMPLICIT_KEY: 'expected `name: value`; a text that holds a colon and a blank stands in quotes',
    BLOCK_AS_IMPLICIT_KEY: 'expected `name: value`; a text that holds a colon and a blank stands in quotes',
  }
  return explanations[code] ?? `this is not valid YAML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
}
