import type { Location } from '../problems/problem.ts'
import { normaliseText, readYaml, takeApart } from './frontmatter.ts'
import type { Path, SourceFile, YamlFields } from './source-file.ts'

/** The known part of a file's frontmatter, which need not be parsed again. */
export interface KnownFrontmatter extends Pick<YamlFields, 'fields'> {
  /** The places of some values. */
  places: ReadonlyMap<string, Location>
}

/** Records the places of values while the frontmatter is parsed: finding them later costs as much as parsing. */
export function notePlaces({ fields, locate }: YamlFields, paths: readonly Path[]): KnownFrontmatter {
  return { fields, places: new Map(paths.map((path) => [keyOf(path), locate(path)])) }
}

/**
 * A content file that was valid before. It is split when its text is needed, and its frontmatter is parsed for whatever
 * is not known yet.
 *
 * @param text returns the whole file, exactly as it was read before
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
