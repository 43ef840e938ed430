import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { singles } from '../../renderer/content/kinds/singles.ts'

/** The content files that are compiled into the bundle, each with its text. */
export function mdxPages(root: string): (readonly [file: string, text: string])[] {
  return Object.values(singles)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.mdx') && existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')])
}
