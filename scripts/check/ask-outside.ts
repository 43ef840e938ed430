import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic as isPublicAddress } from './public-addresses.ts'

/** What another site answered. */
export interface OutsideAnswer {
  status: number
  location: string | undefined
}

/** What is asked for, and how long the answer may take, in milliseconds. */
export interface Question {
  method: 'HEAD' | 'GET'
  timeout: number
}

/** Asks another site. */
export type AskOutside = (address: string, question: Question) => Promise<OutsideAnswer>

/** An address leads to this machine or its network, which links in content must not reach. */
export class NotPublicError extends Error {}

/**
 * Asks an address for its status, without following redirects. A name is looked up once, all its addresses are judged,
 * and the connection goes to one of them, so that a second lookup cannot lead elsewhere. Tests look names up and
 * judge addresses in their own way.
 *
 * @throws NotPublicError when it leads to anything but the public internet
 */
export async function askOutside(
  address: string,
  { method, timeout }: Question,
  { find = (name: string) => lookUp(name, { all: true }), isPublic = isPublicAddress } = {},
): Promise<OutsideAnswer> {
  const { protocol, hostname } = new URL(address)
  const judge = (found: string) => {
    if (!isPublic(found)) throw new NotPublicError(`leads to ${found}, which is not on the public internet`)
  }
  const literal = hostname.replace(/^\[|\]$/g, '')
  // Numeric addresses are not looked up.
  if (isIP(literal)) judge(literal)
  const lookup: LookupFunction = (name, { all }, done) => {
    find(name)
      .then((found) => {
        for (const { address } of found) judge(address)
        const [first] = found
        if (all || !first) done(null, found)
        else done(null, first.address, first.family)
      })
      .catch((error) => done(error, ''))
  }
  const request = protocol === 'https:' ? requestEncrypted : requestPlain
  const options = { method, lookup, agent: false, signal: AbortSignal.timeout(timeout) }
  return new Promise((resolve, reject) => {
    request(address, { ...options, headers: { 'User-Agent': 'content-check', Accept: '*/*' } }, (response) => {
      // Nobody reads the page.
      response.on('error', () => {}).destroy()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
      .on('error', reject)
      .end()
  })
}
