import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { explainHost, isAskedFor, listen, startAt } from './listen.ts'

function makeServer() {
  const server = createServer()
  onTestFinished(() => void server.close())
  return server
}

describe('a server', () => {
  it('tells the address to open, which for all addresses of the machine is its own name', async () => {
    expect(await listen(makeServer(), 0, 'localhost')).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await listen(makeServer(), 0, '0.0.0.0')).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await listen(makeServer(), 0, '127.0.0.1')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  it('takes a free port when the usual one is taken and nobody wished for it', async () => {
    const taken = Number(new URL(await listen(makeServer(), 0, 'localhost')).port)
    const start = (port: number) => listen(makeServer(), port, 'localhost')
    expect(await startAt(undefined, taken, start)).not.toContain(`:${taken}`)
    await expect(startAt(taken, taken, start)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('on this machine alone needs no word: %s', (host) => {
    expect(explainHost(host)).toBe('')
  })

  it.each(['0.0.0.0', '::', '192.0.2.7', 'localhost.example.org'])('says who else can open it: %s', (host) => {
    expect(explainHost(host)).toContain(`--host ${host}: everybody`)
  })
})

describe('a request', () => {
  it.each(['localhost:4173', 'LOCALHOST', 'site.localhost', '127.0.0.1:4173', '[::1]:4173', '192.0.2.7', undefined])(
    'for this machine is answered: %s',
    (named) => expect(isAskedFor(named, 'localhost')).toBe(true),
  )

  it.each([
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evillocalhost',
    '',
  ])('that names another is not: %s', (named) => expect(isAskedFor(named, 'localhost')).toBe(false))

  it('for the name that was chosen is answered', () => {
    expect(isAskedFor('Mill.example:5173', 'mill.example')).toBe(true)
  })
})
