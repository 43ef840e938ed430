import matter from 'gray-matter'
import { isScalar } from 'yaml'
import { limits } from '../files/limits.ts'
import { errorAt, type Location } from '../problems/problem.ts'
import type { ReadResult } from '../problems/read-result.ts'
import { examineYaml, type PlacedFault, type YamlTree } from './examine-yaml.ts'
import { findConflict, findFenceFault } from './frame.ts'
import { type Remainder, remainderBelow } from './remainder.ts'
import { offsetInScalar } from './scalar-offset.ts'
import type { Path, SourceFile, YamlFields } from './source-file.ts'
import { firstAlias } from './yaml-names.ts'
import { offsetOf } from './yaml-offsets.ts'

const rule = 'frontmatter/yaml'

/** Removes Windows line endings and a byte order mark, so that positions agree everywhere. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/**
 * Splits a content file into frontmatter and text. Frontmatter is only YAML: gray-matter's engines that would evaluate
 * code (`---js`, `---coffee`) are never reached.
 *
 * @param file the path that messages name
 * @param text the whole file
 */
export function readSource(file: string, text: string): ReadResult<SourceFile, Remainder> {
  const normalised = normaliseText(text)
  const fault = findConflict(file, normalised) ?? findFenceFault(file, normalised)
  if (fault) return { ok: false, problems: [fault] }
  const { yaml, ...rest } = takeApart(normalised)
  const body = { file, ...rest }
  const fields = readYaml(file, yaml)
  if (!fields.ok) return { ...fields, rest: remainderBelow(body, yaml) }
  return { ok: true, value: { ...fields.value, ...body } }
}

/** The frontmatter of a file, with the line break after its fence to keep line numbers, and the text below it. */
export function takeApart(text: string): { yaml: string; body: string; bodyLine: number } {
  // gray-matter does not call its engine for an empty block.
  let yaml = '\n{}'
  const engine = (source: string) => {
    yaml = source
    return {}
  }
  const { content } = matter(text, { language: 'yaml', engines: { yaml: engine } })
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  return { yaml, body: content, bodyLine }
}

/**
 * Reads a YAML mapping, and reports all its syntax errors at once.
 *
 * @param file the path that messages name
 * @param written YAML, beginning on the file's first line
 */
export function readYaml(file: string, written: string): ReadResult<YamlFields> {
  const examined = examineYaml(written)
  const tell = ({ message, fix, ...place }: PlacedFault) => errorAt({ file, ...place }, rule, message, fix)
  if (!examined.ok) return { ok: false, problems: examined.faults.map(tell) }
  const { document, placeOf } = examined.tree
  let held: YamlTree | undefined = examined.tree
  const tree = (): YamlTree => {
    held ??= treeOf(file, written)
    return held
  }
  try {
    // A short list of aliases is enough for any honest file; a bomb of them is refused.
    const values = document.toJS({ maxAliasCount: limits.names }) as Record<string, unknown>
    // Copied, since a text that is a part of the file keeps all of it in memory.
    const fields = structuredClone(values)
    const at = (offset: number): Location => ({ file, ...tree().placeOf(offset) })
    const locate = (path: Path, part?: 'value' | 'key') => at(offsetOf(tree().document, path, part))
    const locateWithin = (path: Path, index: number) => {
      const node = tree().document.getIn(path, true)
      const offset = isScalar(node) ? offsetInScalar(node, tree().source, index) : undefined
      return offset === undefined ? locate(path) : at(offset)
    }
    const release = () => {
      held = undefined
    }
    return { ok: true, value: { fields, locate, locateWithin, release } }
  } catch (error) {
    // Only this error is about aliases.
    if (!(error instanceof ReferenceError)) throw error
    const message = 'there are too many aliases (`*name`) here'
    return { ok: false, problems: [tell({ ...placeOf(firstAlias(document)), message, fix: 'write the values out' })] }
  }
}

function treeOf(file: string, written: string): YamlTree {
  const examined = examineYaml(written)
  if (!examined.ok) throw new Error(`${file} was sound before`)
  return examined.tree
}
