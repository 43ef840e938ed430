import { domainToUnicode } from 'node:url'
import type { Fault } from '../problems/problem.ts'
import { didYouMean, nearest } from '../problems/suggest.ts'
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

/** The host that an address leads to, or of its mailbox, as people read it. */
export function hostOf(address: string): string {
  const url = parseUrl(address)
  return domainToUnicode(url?.hostname || (url?.protocol === 'mailto:' && url.pathname.split('@')[1]) || '')
}

/** An address by the URL standard; undefined if it is none. After some thousand calls, `URL.canParse` of Node 20 refuses `è`. */
function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

const forms = 'write /a-page of the site, an https address, mailto: or tel:'
/** Stands for the site, against which browsers read an address. */
const site = 'https://site.invalid'

/**
 * What is wrong with an address, wherever in the content it is; undefined if a link may have it. It is read as browsers
 * read it, by the URL standard, and leads where it seems to.
 *
 * @param pages those that may be meant by an address that does not begin at the root of the site
 */
export function explainAddress(address: string, pages: readonly string[] = []): Fault | undefined {
  if (withinSite.test(address)) return undefined
  if (!address) return { message: 'the link has no address', fix: forms }
  const hidden = new RegExp(`[\\u00ad${zeroWidth}\\u200e\\u200f\\u061c]`, 'u').exec(address)?.[0]
  if (hidden) return { message: `the address contains the invisible character ${codeOf(hidden)}`, fix: removeIt }
  if (/[\s\\]/.test(address))
    return {
      message: `the address \`${address}\` contains a space or a backslash`,
      fix: 'remove it, or write %20 for a space',
    }
  const incomplete = explainIncomplete(address)
  if (incomplete) return incomplete
  const url = parseUrl(address, site)
  if (!url?.pathname) return { message: `the link \`${address}\` is not complete`, fix: forms }
  if (url.origin === site) return explainRelative(address, pages)
  const scheme = url.protocol.slice(0, -1)
  if (!schemes.includes(scheme)) return { message: `a link with \`${scheme}:\` is not allowed`, fix: forms }
  return explainDeceit(address, url)
}

/** What is wrong with an address that is to lead out of the site. */
export function explainExternal(address: string): Fault | undefined {
  if (/^https:\/\/./i.test(address)) return explainAddress(address)
  const message = 'expected a complete https address, such as https://example.org/report'
  return explainIncomplete(address) ?? { message, fix: '' }
}

/** An https address whose scheme is left out or mistyped. */
function explainIncomplete(address: string): Fault | undefined {
  const host = '(?:[a-z0-9-]+\\.)+(?!(?:mdx?|html?|pdf|jpe?g|png|svg|webp)$)[a-z]{2,}'
  const complete = new RegExp(`^(?!https://)(?:([a-z]+)(?::|//)/*)?(${host}(?:[:/?#].*)?)$`, 'i')
  const [, scheme = 'https', rest] = complete.exec(address) ?? []
  if (rest === undefined || nearest(scheme, ['https']).length === 0) return undefined
  return { message: `the link \`${address}\` is not a complete https address`, fix: `write https://${rest}` }
}

function explainRelative(address: string, pages: readonly string[]): Fault {
  if (/^[^@/:]+@[^@/:]+\.[a-z]{2,}$/i.test(address))
    return { message: `the link \`${address}\` is an email address`, fix: `write mailto:${address}` }
  const name = splitAddress(address)
    .path.replace(/\.(?:mdx?|html?)$/, '')
    .replace(/^.*\//, '')
  const page = pages.find((path) => path.endsWith(`/${name}`) && name !== '')
  const fix = page ? `did you mean \`${page}\`?` : didYouMean(`/${name}`, pages) || forms
  return { message: `the link \`${address}\` does not begin at the root of the site`, fix }
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

/** Explains how an address leads elsewhere than it seems to. */
function explainDeceit(address: string, url: URL): Fault | undefined {
  const host = hostOf(url.href)
  if (url.username || url.password) {
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
  // Browsers repair much; other programs take the same text for another address.
  const [, typed = ''] = /^https:\/\/([^/?#]*)/i.exec(address.normalize('NFC')) ?? []
  const hosts = [url.host, url.host.replace(url.hostname, host)]
  if (url.protocol !== 'https:' || hosts.includes(typed.toLowerCase())) return undefined
  const message = `the link leads to \`${url.href}\`, not to what is typed`
  return { message, fix: `write ${url.href}, if you mean that` }
}
