import matter from 'gray-matter'
import { errorAt, type ReadResult } from '../problems/problem.ts'
import { examineYaml, readSoundYaml, type SoundYaml } from './examine-yaml.ts'
import { findConflict, findFenceFault } from './frame.ts'
import type { FileParts, SourceFile } from './source-file.ts'

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
  const { yaml, body } = splitFrontmatter(normalised)
  const read = readYaml(file, yaml)
  return read.ok ? { ok: true, value: { file, text: normalised, body, ...read.value } } : read
}

/** Takes a content file apart once more that was read before. */
export function openSource(file: string, text: string): FileParts {
  const { yaml, body } = splitFrontmatter(text)
  return { file, fields: readSoundYaml(yaml).fields, body }
}

/** The frontmatter of a file, with the line break after its fence to keep line numbers, and the text below it. */
export function splitFrontmatter(text: string): { yaml: string; body: string } {
  // gray-matter does not call its engine for an empty block.
  let yaml = '\n{}'
  const engine = (source: string) => {
    yaml = source
    return {}
  }
  const { content } = matter(text, { language: 'yaml', engines: { yaml: engine } })
  return { yaml, body: content }
}

/** Reads a YAML mapping, which begins on the first line of the file. */
export function readYaml(file: string, written: string): ReadResult<SoundYaml> {
  const examined = examineYaml(written)
  if (examined.ok) return { ok: true, value: { fields: examined.fields, tree: examined.tree } }
  const problems = examined.faults.map(({ message, fix, ...place }) =>
    errorAt({ file, ...place }, 'frontmatter/yaml', message, fix),
  )
  return { ok: false, problems }
}
