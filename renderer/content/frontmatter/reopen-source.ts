import type { Location } from '../problems/problem.ts'
import { normaliseText, readYaml, splitFrontmatter } from './frontmatter.ts'
import { lazy } from './lazy.ts'
import type { Path, SourceFile, YamlFields } from './source-file.ts'
import { placesIn } from './yaml-places.ts'

/** Records the places of values while the frontmatter is parsed: finding them later costs as much as parsing. */
export function notePlaces({ fields, locate }: YamlFields, paths: readonly Path[]) {
  return { fields, places: new Map(paths.map((path): [string, Location] => [keyOf(path), locate(path)])) }
}

/**
 * A content file that was valid before. It is split when its text is needed, and its frontmatter is parsed for whatever
 * is not known yet.
 *
 * @param text returns the whole file, exactly as it was read before
 */
export function reopenSource(file: string, text: () => string, known?: ReturnType<typeof notePlaces>): SourceFile {
  const apart = lazy(() => splitFrontmatter(normaliseText(text())))
  const places = placesIn(file, () => apart.get().yaml)
  const fields = lazy(() => {
    const read = readYaml(file, apart.get().yaml)
    if (!read.ok) throw new Error(`${file} was sound before`)
    return read.value.fields
  })
  return {
    ...places,
    file,
    get fields() {
      return known?.fields ?? fields.get()
    },
    get body() {
      return apart.get().body
    },
    get bodyLine() {
      return apart.get().bodyLine
    },
    locate: (path, part = 'value') =>
      (part === 'value' ? known?.places.get(keyOf(path)) : undefined) ?? places.locate(path, part),
    release: () => {
      for (const each of [apart, places, fields]) each.release()
    },
  }
}

function keyOf(path: Path): string {
  return JSON.stringify(path)
}
