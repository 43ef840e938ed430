import type { Fault, Problem } from '../../renderer/content/problems/problem.ts'
import { isPlaceholderAddress, type PlacedAddress } from '../../renderer/content/rules/targets.ts'
import { forEachAtOnce } from '../for-each.ts'
import { askOutside, NotPublicError } from './ask-outside.ts'

/** How many redirects an address may have. */
const maxRedirects = 5

/**
 * Asks every external link once whether it is alive. A dead one is a warning at each of its places, and no error, since
 * the other site may be down for an hour.
 *
 * @returns also how many addresses were asked, and how many example addresses were skipped
 */
export async function checkOnline(
  links: readonly PlacedAddress[],
  { ask = askOutside, concurrency = 6, timeout = 10_000 } = {},
): Promise<{ problems: Problem[]; asked: number; skipped: number }> {
  const all = [...new Set(links.map(addressOf))]
  const asked = all.filter((address) => !isPlaceholderAddress(address))
  const faults = new Map<string, Fault | undefined>()
  await forEachAtOnce(asked, concurrency, async (address) => {
    faults.set(address, await follow(address, ask, timeout))
  })
  const problems = links.flatMap((link): Problem[] => {
    const fault = faults.get(addressOf(link))
    if (!fault) return []
    const { url, ...place } = link
    return [{ ...place, severity: 'warning', rule: 'links/online', message: `${url} ${fault.message}`, fix: fault.fix }]
  })
  return { problems, asked: asked.length, skipped: all.length - asked.length }
}

/** The part of an address that is sent, without the anchor. */
function addressOf({ url }: PlacedAddress): string {
  return url.replace(/#.*$/, '')
}

async function follow(address: string, ask: typeof askOutside, timeout: number): Promise<Fault | undefined> {
  let current = address
  for (let steps = 0; steps <= maxRedirects; steps += 1) {
    const answer = await askForHead(current, ask, timeout)
    if (answer.reason !== undefined) return failed(answer.reason, current, address)
    if (answer.status >= 400) return failed(`answers ${answer.status}`, current, address)
    if (!answer.location) {
      if (current === address) return undefined
      return { message: `redirects to ${current}`, fix: 'write the new address, if it says the same' }
    }
    if (!URL.canParse(answer.location, current)) return failed('redirects without an address', current, address)
    const next = new URL(answer.location, current)
    if (next.protocol !== 'https:' && next.protocol !== new URL(current).protocol)
      return failed(`redirects to ${next.href}, which is not https`, current, address)
    current = next.href
  }
  return failed(`redirects more than ${maxRedirects} times`, address, address)
}

function failed(reason: string, current: string, address: string): Fault {
  const message = current === address ? reason : `redirects to ${current}, which ${reason}`
  return { message, fix: 'open it in a browser; correct the address, or remove the link' }
}

/** Sends HEAD; some servers only answer GET. */
async function askForHead(address: string, ask: typeof askOutside, timeout: number) {
  const request = async (method: 'HEAD' | 'GET') => {
    try {
      const { status, location } = await ask(address, { method, timeout })
      const isRedirect = status >= 300 && status < 400 && status !== 304
      return { status, location: isRedirect ? location : undefined }
    } catch (error) {
      return { reason: explain(error, timeout) }
    }
  }
  const head = await request('HEAD')
  return head.reason !== undefined || head.status >= 400 ? request('GET') : head
}

function explain(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return `cannot be asked: ${error}`
  if (error instanceof NotPublicError) return error.message
  if (error.name === 'AbortError') return `does not answer within ${timeout / 1000} seconds`
  const code = 'code' in error ? String(error.code) : ''
  const reasons: Readonly<Record<string, string>> = {
    ENOTFOUND: 'names a host that does not exist',
    EAI_AGAIN: 'cannot be requested: host names cannot be looked up from here',
    ECONNREFUSED: 'refuses the connection',
    ECONNRESET: 'ends the connection without an answer',
    CERT_HAS_EXPIRED: 'has a certificate that has expired',
  }
  return reasons[code] ?? `cannot be asked: ${code || error.message}`
}
