import type { Server } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'

/** Where servers listen unless `--host` says otherwise: only this machine can reach them. */
export const ownHost = 'localhost'

/** Has a server listen, at a free port for 0; returns the address to open, without a slash at the end. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const { port: used } = server.address() as AddressInfo
      const name = host === '0.0.0.0' || host === '::' ? ownHost : isIP(host) === 6 ? `[${host}]` : host
      resolve(`http://${name}:${used}`)
    })
  })
}

/** Starts a server at the usual port; if that is taken and none was asked for, at a free one. */
export async function startAt<Started>(wished: number | undefined, usual: number, start: (port: number) => Started) {
  try {
    return await start(wished ?? usual)
  } catch (error) {
    if (wished !== undefined || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    return await start(0)
  }
}

/** A warning about who can reach `--host`; empty if only this machine can. */
export function explainHost(host: string): string {
  if (/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)) return ''
  return `\n--host ${host}: everybody who can reach this machine by it can open the site as it lies here`
}

/**
 * Whether a request is meant for this server, by its header `Host`. Another site can point its name at this machine
 * (DNS rebinding) to read what is served here; such requests carry that name.
 */
export function isAskedFor(named: string | undefined, host: string): boolean {
  if (named === undefined) return true
  const name = URL.canParse(`http://${named}`) ? new URL(`http://${named}`).hostname : ''
  return /^(?:.+\.)?localhost$/.test(name) || name === host.toLowerCase() || isIP(name.replace(/^\[|\]$/g, '')) > 0
}
