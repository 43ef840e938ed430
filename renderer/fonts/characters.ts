import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Characters that any text may use, so that an edit seldom changes the fonts. */
const always = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?\'"()-–—‘’“”…·/&%+@#=*$€£©\u00a0'

const mayHoldTexts = /.\.(?:mdx?|yaml|tsx)$/

/** Files that only tests read are on no page. */
const isForTests = /(?:^|[\\/])testing(?:[\\/]|$)/

/** The usual characters and those in the texts of folders, in Unicode order: the same texts make the same fonts. */
export function usedCharacters(folders: readonly string[]): string {
  const characters = new Set(always)
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) =>
        entry.isFile() && mayHoldTexts.test(entry.name) && !isForTests.test(relative(folder, entry.parentPath)),
    )
    for (const { parentPath, name } of files) {
      // Nearly all characters are usual ones.
      const others = readFileSync(join(parentPath, name), 'utf8').replace(/[\x20-\x7e\s]+/g, '')
      for (const character of others) characters.add(character)
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
