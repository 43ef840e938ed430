import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { askOutside, isPublicAddress, NotPublicError } from './ask-outside.ts'

/** A server on this machine, and what it was asked. */
async function startServer() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    response.writeHead(302, { Location: '/next' }).end('a page that nobody reads')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { asked, port: typeof address === 'object' && address ? address.port : 0 }
}

const question = { method: 'GET', timeout: 5000 } as const
const finding = (...addresses: string[]) =>
  vi.fn(async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

describe('another site', () => {
  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0'])(
    'is not this machine, however its address is written: %s',
    async (host) => {
      const { asked, port } = await startServer()
      await expect(askOutside(`http://${host}:${port}/`, question)).rejects.toThrow(NotPublicError)
      expect(asked).toEqual([])
    },
  )

  it('is not one whose name leads to this machine, or also to it', async () => {
    const { asked, port } = await startServer()
    await expect(askOutside(`http://localhost:${port}/`, question)).rejects.toThrow(NotPublicError)
    for (const found of [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['2606:4700::1111', '::1']])
      await expect(askOutside(`http://a.org:${port}/`, question, { find: finding(...found) })).rejects.toThrow(
        /^leads to \S+, which is not on the public internet$/,
      )
    expect(asked).toEqual([])
  })

  it('is asked at the address that was judged: its name is looked up once', async () => {
    const { asked, port } = await startServer()
    const find = finding('127.0.0.1')
    const isPublic = vi.fn(() => true)
    const answer = await askOutside(`http://a.org:${port}/old`, question, { find, isPublic })
    expect(answer).toEqual({ status: 302, location: '/next' })
    expect(asked).toEqual([`GET a.org:${port}/old`])
    expect(find).toHaveBeenCalledTimes(1)
    expect(isPublic).toHaveBeenCalledWith('127.0.0.1')
  })

  it('that has no address is told as the look-up tells it', async () => {
    const find = () => Promise.reject(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }))
    await expect(askOutside('http://a.org/', question, { find })).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})

describe('an address of the network', () => {
  it.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::1.1.1.1'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
    ...['169.254.169.254', '192.0.2.7', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', 'fec0::1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe'],
    ...['2002:7f00:1::', '2001:0:1::1', '', 'a.org', '127.1'],
  ])('is not: %s', (address) => expect(isPublicAddress(address)).toBe(false))
})
