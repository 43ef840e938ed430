import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'

/** Sends a request line exactly as written, which no client would, and returns the raw answer. */
export function sendRaw(address: string, line: string, host?: string): Promise<string> {
  const { hostname, port, host: own } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(`${line}\r\nHost: ${host ?? own}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

/** Whether a server is reached at the addresses by which other machines know this one. */
export async function isReachedFromOutside(port: number): Promise<boolean> {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = addresses.filter(({ internal, scopeid }) => !internal && !scopeid)
  // Without a network, another local address stands in; a server on all addresses is reached there too.
  const tried = ['127.0.0.2', ...outside.map(({ address }) => address)]
  return (await Promise.all(tried.map((address) => isReached(address, port)))).some(Boolean)
}

function isReached(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: address, timeout: 2000 })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => end(false))
  })
}
