import matter from 'gray-matter'
import { limits } from '../files/limits.ts'
import { errorAt, placeIn, type ReadResult } from '../problems/problem.ts'
import { examineYaml, type PlacedFault } from './examine-yaml.ts'
import { findConflict, findFenceFault } from './frame.ts'
import type { SourceFile, YamlFields } from './source-file.ts'
import { tooManyNames } from './yaml-costly.ts'
import { placesIn } from './yaml-places.ts'
import { firstAlias } from './yaml-strays.ts'

/** Removes Windows line endings and a byte order mark, so that positions agree everywhere. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/**
 * Splits a content file into frontmatter and text. Frontmatter is only YAML: gray-matter's engines that would evaluate
 * code (`---js`, `---coffee`) are never reached.
 */
export function readSource(file: string, text: string): ReadResult<SourceFile> {
  const normalised = normaliseText(text)
  const fault = findConflict(file, normalised) ?? findFenceFault(file, normalised)
  if (fault) return { ok: false, problems: [fault] }
  const { yaml, body, bodyLine } = splitFrontmatter(normalised)
  const fields = readYaml(file, yaml)
  return fields.ok ? { ok: true, value: { ...fields.value, file, body, bodyLine } } : fields
}

/** The frontmatter of a file, with the line break after its fence to keep line numbers, and the text below it. */
export function splitFrontmatter(text: string): { yaml: string; body: string; bodyLine: number } {
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

/** Reads a YAML mapping, which begins on the first line of the file, and reports all its syntax errors at once. */
export function readYaml(file: string, written: string): ReadResult<YamlFields> {
  const examined = examineYaml(written)
  const refuse = (faults: PlacedFault[]) => ({
    ok: false as const,
    problems: faults.map(({ message, fix, ...place }) => errorAt({ file, ...place }, 'frontmatter/yaml', message, fix)),
  })
  if (!examined.ok) return refuse(examined.faults)
  const { tree } = examined
  try {
    // A short list of aliases is enough for any honest file; a bomb of them is refused.
    const values = tree.document.toJS({ maxAliasCount: limits.names }) as Record<string, unknown>
    // Copied, since a text that is a part of the file keeps all of it in memory.
    return { ok: true, value: { fields: structuredClone(values), ...placesIn(file, () => written, tree) } }
  } catch (error) {
    // Only this error is about aliases.
    if (!(error instanceof ReferenceError)) throw error
    return refuse([{ ...placeIn(tree.source, firstAlias(tree.document)), ...tooManyNames }])
  }
}
