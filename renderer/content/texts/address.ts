import { domainToASCII, domainToUnicode } from 'node:url'
import type { Fault } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { codeOf, removeIt, zeroWidth } from './deceiving.ts'

/** The schemes that an address may have, in fields, in texts and in the HTML that is made of them. */
export const schemes: readonly string[] = ['https', 'mailto', 'tel']

/** An address within the site: `/pilots`, `/images/team.jpg`. */
export const withinSite = /^\/(?!\/)[^\s\\]*$/

/** The parts of an address within the site: `/pilots?x=1#list` leads to `/pilots`, and there to `list`. */
export function splitAddress(address: string): { path: string; anchor: string | undefined } {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? []
  return { path, anchor }
}

/** The host that an address leads to by the URL standard, or of its mailbox, in the letters that people read. */
export function hostOf(address: string): string {
  try {
    const { hostname, pathname } = new URL(address)
    return domainToUnicode(hostname || (/^mailto:/i.test(address) && pathname.split('@')[1]) || '')
  } catch {
    // `URL.canParse` would say so too, but in Node.js 20 it also refuses `è` after some thousand calls.
    return ''
  }
}

const forms = 'write /a-page of the site, an https address, mailto: or tel:'
const unfit = new RegExp(`[\\s\\\\\\u00ad${zeroWidth}\\u200e\\u200f\\u061c]`, 'u')
/** `www.example.org/report`, `htps://example.org`, `//example.org`, but not `team.jpg`. */
const host = '(?:[a-z\\d-]+\\.)+(?!(?:mdx?|html?|pdf|jpe?g|png|svg|webp)$)[a-z]{2,}'
const incomplete = new RegExp(`^(?!https://)(?:[htps]{3,7}(?::|//)/*|//)?(${host}(?:[:/?#].*)?)$`, 'i')

/**
 * What is wrong with an address, wherever in the content it is; undefined if a link may have it.
 *
 * @param pages those that may be meant by an address that does not begin at the root of the site
 */
export function explainAddress(address: string, pages: readonly string[] = []): Fault | undefined {
  if (withinSite.test(address)) return undefined
  if (!address) return { message: 'the link has no address', fix: forms }
  const link = `the link \`${address}\``
  const [sign] = unfit.exec(address) ?? []
  if (sign)
    return { message: `${link} contains ${codeOf(sign)}: a space, a backslash or an invisible sign`, fix: removeIt }
  const [, outside] = incomplete.exec(address) ?? []
  if (outside) return { message: `${link} is not a complete https address`, fix: `write https://${outside}` }
  if (/^[^@/:]+@[^@/:]+\.[a-z]{2,}$/i.test(address))
    return { message: `${link} is an email address`, fix: `write mailto:${address}` }
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/i.exec(address) ?? []
  if (!scheme)
    return { message: `${link} does not begin at the root of the site`, fix: suggestPage(address, pages) || forms }
  if (!schemes.includes(scheme.toLowerCase()))
    return { message: `a link with \`${scheme}:\` is not allowed`, fix: forms }
  const isComplete = (/^https$/i.test(scheme) ? hostOf(address) : rest) !== ''
  return isComplete ? explainHost(address) : { message: `${link} is not complete`, fix: forms }
}

/** The page that is meant by `pilots.md`, `../pilots`. */
function suggestPage(address: string, pages: readonly string[]): string {
  const name = splitAddress(address).path.replace(/\.(?:mdx?|html?)$|^.*\//g, '')
  const page = pages.find((path) => path.endsWith(`/${name}`) && name !== '')
  return page ? `did you mean \`${page}\`?` : didYouMean(`/${name}`, pages)
}

const otherThan = (letters: string) => new RegExp(`[^${letters}\\p{M}\\p{Nd}_-]`, 'u')
/** What no name contains. */
const inNone = otherThan('\\p{L}')
/** What no name with Latin letters contains: letters of other scripts too, but for those of East Asia (UTS #39). */
const besideLatin = otherThan(
  ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'].map((name) => `\\p{Script=${name}}`).join(''),
)
/** Latin lookalikes: under a Latin top-level domain, a name made only of them reads as another name. */
const lookalike =
  /^(?=.*[^\d-])[асԁеһіјӏорԛѕԝхуъьҽпгѵѡαικνρυωηοτագզէլհյոսւօ\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\d-]+$/u

/** Explains how an address leads to another host than the one that is typed, or that it seems to be. */
function explainHost(address: string): Fault | undefined {
  const host = hostOf(address)
  // A number in brackets is not a name.
  const labels = host.startsWith('[') ? [] : host.split('.')
  for (const label of labels) {
    const isSeeming = lookalike.test(label) && /^[a-z]+$/.test(labels.at(-1) ?? '')
    const odd = isSeeming ? /[^\d-]/u : /\p{Script=Latin}/u.test(label) ? besideLatin : inNone
    const [character] = odd.exec(label) ?? []
    if (!character) continue
    const message = `\`${host}\` only looks like another address: it contains the character ${codeOf(character)}`
    return { message, fix: 'type the address by hand, in the letters of one language' }
  }
  if (!/^https:/i.test(address)) return undefined
  // Browsers read `https:///example.org` as `https://example.org`; other programs take it for another address.
  const [, typed = ''] = /^https:\/\/([^/?#]*?)(?::\d+)?(?:[/?#]|$)/i.exec(address.normalize('NFC')) ?? []
  if ([host, domainToASCII(host)].includes(typed.toLowerCase())) return undefined
  return {
    message: `the link leads to \`${host}\`, not to what is typed`,
    fix: `begin it with https://${host}, if you mean that`,
  }
}
