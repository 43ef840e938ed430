import matter from 'gray-matter'
import type { ReadResult } from '../problems/problem.ts'
import { findFrameFault } from './frame.ts'
import { readYaml } from './read-yaml.ts'
import type { SourceFile } from './source-file.ts'
import { fieldsOf, parseYaml } from './yaml-tree.ts'

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
  const fault = findFrameFault(file, normalised)
  if (fault) return { ok: false, problems: [fault] }
  const { yaml, body } = splitFrontmatter(normalised)
  const read = readYaml(file, yaml)
  return read.ok ? { ok: true, value: { file, text: normalised, body, ...read.value } } : read
}

/** Takes a file apart once more that could be read before. */
export function openSource(file: string, text: string): SourceFile {
  const { yaml: source, body } = splitFrontmatter(text)
  const yaml = parseYaml(source)
  const fields = yaml.ok ? fieldsOf(yaml.value) : yaml
  if (!yaml.ok || !fields.ok) throw new Error(`${file} could be read before`)
  return { file, text, body, fields: fields.value, yaml: yaml.value }
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
