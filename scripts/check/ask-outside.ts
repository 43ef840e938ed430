import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** An address leads to this machine or its network, which links in content must not reach. */
export class NotPublicError extends Error {}

/**
 * Asks an address for its status, without following redirects. A name is looked up once, all its addresses are judged,
 * and the connection goes to one of them, so that a second lookup cannot lead elsewhere. Tests look names up and judge
 * addresses in their own way.
 *
 * @throws NotPublicError when it leads to anything but the public internet
 */
export async function askOutside(
  address: string,
  { method, timeout }: { method: 'HEAD' | 'GET'; timeout: number },
  { find = (name: string) => lookUp(name, { all: true }), isPublic = isPublicAddress } = {},
): Promise<{ status: number; location: string | undefined }> {
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

/** What is not on the public internet, or leads off it: IANA's registries of special addresses. */
const special = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'].concat(
  ['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
)

/** IPv6 addresses that are assigned to networks, and IPv4 addresses translated by NAT64. */
const allocated = makeList(['0.0.0.0/0', '2000::/3', '64:ff9b::/96'])

/** Of these, the ones for examples, tunnels and translated special addresses. */
const excepted = makeList([
  ...special,
  ...special.map((subnet) =>
    subnet.replace(/^(.+)\/(\d+)$/, (_, start, bits) => `64:ff9b::${start}/${96 + Number(bits)}`),
  ),
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
])

function makeList(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [start = '', bits] = subnet.split('/')
    list.addSubnet(start, Number(bits), start.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Whether an IP address is on the public internet: `93.184.215.14`, not `10.0.0.1` or `::ffff:127.0.0.1`. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return isIP(address) > 0 && allocated.check(address, kind) && !excepted.check(address, kind)
}
