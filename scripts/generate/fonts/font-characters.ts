/** What nearly every text uses, and the arrow keys that the search dialog shows. */
export const usual =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;:!?\'"()-–—‘’“”…·/&%+@#=*$€£©\u00a0↑↓'

type Ranges = readonly (readonly [first: number, last: number])[]

/** The letters with marks of western Europe, from À to ÿ, with Œ and œ, but without the signs × and ÷. */
export const marked: Ranges = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
  [0x152, 0x153],
]

/** Latin letters with their marks, punctuation, currency signs and arrows: all that the title of a picture may have. */
export const drawn: Ranges = [
  [0x20, 0x24f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
]

/** All characters of ranges. */
export function charactersIn(ranges: Ranges): string {
  const codes = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  return String.fromCodePoint(...codes)
}
