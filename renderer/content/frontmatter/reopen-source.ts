import type { Location } from '../problems/problem.ts'
import { normaliseText, readYaml, takeApart } from './frontmatter.ts'
import type { Path, SourceFile, YamlFields } from './source-file.ts'

/** What is known of a file's frontmatter, for which it need not be parsed again. */
export interface KnownFrontmatter extends Pick<YamlFields, 'fields'> {
  /** The places of some values. */
  places: ReadonlyMap<string, Location>
}

/** Notes the places of values while the frontmatter is parsed: to find them later costs as much as all of the parsing. */
export function notePlaces({ fields, locate }: YamlFields, paths: readonly Path[]): KnownFrontmatter {
  return { fields, places: new Map(paths.map((path) => [keyOf(path), locate(path)])) }
}

/**
 * A content file that was found sound before. It is taken apart when its text is asked for, and its frontmatter parsed for
 * what is not known of it.
 *
 * @param text gives the whole file, the very text that was read before
 */
export function reopenSource(file: string, text: () => string, known?: KnownFrontmatter): SourceFile {
  let parts: ReturnType<typeof takeApart> | undefined
  let parsed: YamlFields | undefined
  const apart = () => {
    parts ??= takeApart(normaliseText(text()))
    return parts
  }
  const parse = () => {
    if (parsed) return parsed
    const read = readYaml(file, apart().yaml)
    if (!read.ok) throw new Error(`${file} was sound before`)
    parsed = read.value
    return parsed
  }
  return {
    file,
    get fields() {
      return (known ?? parse()).fields
    },
    get body() {
      return apart().body
    },
    get bodyLine() {
      return apart().bodyLine
    },
    locate: (path, part = 'value') =>
      (part === 'value' ? known?.places.get(keyOf(path)) : undefined) ?? parse().locate(path, part),
    locateWithin: (...asked) => parse().locateWithin(...asked),
    release: () => {
      parts = undefined
      parsed = undefined
    },
  }
}

function keyOf(path: Path): string {
  return JSON.stringify(path)
}
