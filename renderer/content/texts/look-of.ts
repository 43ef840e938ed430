/** Letters of other scripts, in lower case, above the Latin letters that readers take them for. */
const lookalikes = 'авсԁеһіјкмнорԛѕтѵԝхуαβεηικνορτυωχγζıſ'
const latins = 'abcdehijkmhopqstvwxyabenikvoptuwxyzis'

/** Characters that may look like others: not ASCII, Western letters, dashes and quotes. A soft hyphen hides within a word. */
const odd =
  /[^\0-\u00ac\u00ae-\u00b1\u00b4-\u00b8\u00ba-\u0130\u0132-\u017e\u2010-\u2027\u2030-\u203e\u20a0-\u20bf\u2150-\u215f\ufffc]/u

/** Whether a text may look like another one. */
export const mayLookOther = (text: string): boolean => odd.test(text)

/**
 * A text as readers see it: look-alikes as Latin letters, bold, circled and raised characters as plain ones, without soft
 * hyphens, and with one kind of space, hyphen and apostrophe. `placeOf` says where its characters are in the text.
 */
export function lookOf(text: string): { look: string; placeOf: (index: number) => number } {
  if (!mayLookOther(text)) return { look: level(text), placeOf: (index) => index }
  let look = ''
  const places: number[] = []
  let place = 0
  for (const character of text) {
    const seen = character === '\u00ad' ? '' : odd.test(character) ? plainOf(character) : character
    look += seen
    for (let index = 0; index < seen.length; index += 1) places.push(place)
    place += character.length
  }
  return { look: level(look), placeOf: (index) => places[index] ?? text.length }
}

function plainOf(character: string): string {
  const plain = character.normalize('NFKC')
  return latins[lookalikes.indexOf(plain.toLowerCase())] ?? plain
}

function level(text: string): string {
  return text
    .replace(/[^\S ]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[‘’ʼ]/g, "'")
}
