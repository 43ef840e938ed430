import { domainToUnicode } from 'node:url'
import type { Fault, FaultAt } from '../problems/problem.ts'

/** Letters and digits of scripts without invisible joiners; other scripts, and emoji, need them. */
const plain = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Nd}]'
/** Of zero width: spaces, joiners, marks, fillers. */
const zeroWidth = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200d\\u2060-\\u2064\\u3164\\ufeff\\uffa0'

const removeIt = 'remove it; in an editor it may be invisible, or look like a box'
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
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      index,
      message: `the text contains the character ${codeOf(found)}, ${what}`,
      fix,
    })),
  )
}

/** The code point of a character: U+202E. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Scripts that are in use today. A name in an address is of one of them; some languages have several (UTS #39). */
const scripts = [
  ...['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
  ...['Thaana', 'Thai', 'Tibetan', 'Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'],
].map(
  (names) =>
    new RegExp(`^(?:[\\p{M}\\p{Nd}_-]|${names.replace(/\w+/g, '\\p{Script=$&}|').replace(/ |\|$/g, '')})*$`, 'u'),
)

/** Latin lookalikes: under a Latin top-level domain, a name made only of them reads as another name. */
const lookalike = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτագզէլհյոսւօ\d-]+$/u

/** Explains how an address leads elsewhere than it seems to; undefined if it does not. */
export function explainDeceit(address: string): Fault | undefined {
  const hidden = new RegExp(`[\\u00ad${zeroWidth}\\u200e\\u200f\\u061c]`, 'u').exec(address)?.[0]
  if (hidden) return { message: `the address contains the invisible character ${codeOf(hidden)}`, fix: removeIt }
  const url = URL.canParse(address) ? new URL(address) : undefined
  const host = domainToUnicode(url?.hostname || (/^mailto:[^@]*@([^?]*)/.exec(address)?.[1] ?? ''))
  if (url?.username || url?.password) {
    const message = `the link leads to \`${host}\`: the part before the @ only looks like its address`
    return { message, fix: `write https://${host} if that is what you mean` }
  }
  // A number in brackets is not a name.
  const labels = host.startsWith('[') ? [] : host.split('.')
  for (const label of labels) {
    const isOfOne = scripts.some((script) => script.test(label))
    const isSeeming = /[^\d-]/.test(label) && lookalike.test(label) && /^[a-z]+$/.test(labels.at(-1) ?? '')
    if (isOfOne && !isSeeming) continue
    const odd = [...label].find((letter) => !/[a-z\d-]/.test(letter)) ?? ''
    const message = `\`${host}\` only looks like another address: it contains the character ${codeOf(odd)}`
    return { message, fix: 'type the address by hand, in the letters of one language' }
  }
  if (url?.protocol !== 'https:') return undefined
  // Browsers repair much; other programs take the same text for another address.
  const [, typed = '', path = ''] = /^https:\/\/([^/?#]*)([^?#]*)/i.exec(address.normalize('NFC')) ?? []
  const hosts = [url.host, url.host.replace(url.hostname, host)]
  if (hosts.includes(typed.toLowerCase()) && !path.includes('\\')) return undefined
  return {
    message: `the link leads to \`${url.href}\`, not to what is typed`,
    fix: `write ${url.href}, if you mean that`,
  }
}
