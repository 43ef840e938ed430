import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

/** Characters that any text may use, so that an edit seldom changes the fonts. */
const always = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?\'"()-–—‘’“”…·/&%+@#=*$€£©\u00a0'

const textEndings = new Set(['.md', '.mdx', '.yaml', '.tsx'])

/** Files that only tests read are on no page. */
const isForTests = /(?:^|[\\/])testing(?:[\\/]|$)/

/**
 * The characters that the site uses: the usual ones, and every other in content and components.
 *
 * @param folders the folders whose files are read
 * @returns each character once, in Unicode order, so that the same texts always make the same fonts
 */
export function usedCharacters(folders: readonly string[]): string {
  const characters = new Set(always)
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (
        !entry.isFile() ||
        !textEndings.has(extname(entry.name)) ||
        isForTests.test(relative(folder, entry.parentPath))
      )
        continue
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      // Nearly all characters are usual ones.
      for (const character of text.replace(/[\x20-\x7e\s]+/g, '')) characters.add(character)
    }
  }
  return [...characters]
    .filter((character) => character >= ' ')
    .sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
    .join('')
}

/** Whether a range of CSS, such as `U+0000-00FF,U+0131`, covers a character. */
export function isInRange(character: string, range: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })
}
