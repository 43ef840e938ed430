import type { FaultAt } from '../problems/problem.ts'

/** Letters and digits of scripts without invisible joiners; other scripts, and emoji, need them. */
const plain = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}]'
/** Of zero width: spaces, joiners, marks, fillers. */
export const zeroWidth = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u3164\\ufeff\\uffa0'

export const removeIt = 'remove it; in an editor it may be invisible, or look like a box'
const kinds = [
  // Feeds and calendars cannot hold them either.
  { pattern: /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, what: 'which nobody can see', fix: removeIt },
  {
    pattern: /[\u202a-\u202e\u2066-\u2069]/gu,
    what: 'which invisibly reverses the order of letters',
    fix: 'remove it; text from right to left does not need it',
  },
  {
    pattern: new RegExp(`(?<=${plain})[${zeroWidth}]+(?=${plain})`, 'gu'),
    what: 'which nobody can see within a word',
    fix: removeIt,
  },
  // The flags of some countries are spelled with tags.
  {
    pattern: /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu,
    what: 'which nobody can see, and which can spell words',
    fix: removeIt,
  },
]

/** Finds the characters of a text that readers cannot see, or that show them another text. Right-to-left text is welcome. */
export function findDeceiving(text: string): FaultAt[] {
  // Nearly all texts are plain ASCII.
  if (!/[^\t\n\r -~]/.test(text)) return []
  return kinds.flatMap(({ pattern, what, fix }) =>
    Array.from(text.matchAll(pattern), ({ 0: character, index }) => ({
      index,
      message: `the text contains the character ${codeOf(character)}, ${what}`,
      fix,
    })),
  )
}

/** The code point of a character: U+202E. */
export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
