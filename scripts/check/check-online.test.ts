import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PlacedAddress } from '../../renderer/content/rules/targets.ts'
import { askOutside } from './ask-outside.ts'
import { checkOnline } from './check-online.ts'

/** A site for one test; every https address reaches it. */
async function startSite(listener: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask: typeof askOutside = (url, question) =>
    askOutside(url.replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${port}`), question, { isPublic: () => true })
  return { asked, ask }
}

const link = (url: string, line = 1): PlacedAddress => ({ url, file: 'a.md', line, column: 5 })

/** A site that answers each path with a status and headers. */
const answering =
  (answers: Readonly<Record<string, [number, Record<string, string>?]>>): RequestListener =>
  ({ url = '' }, response) => {
    const [status, headers = {}] = answers[url] ?? [404]
    response.writeHead(status, headers).end()
  }

async function ask(answers: Parameters<typeof answering>[0], ...urls: string[]) {
  const site = await startSite(answering(answers))
  const result = await checkOnline(
    urls.map((url, index) => link(url, index + 1)),
    { ask: site.ask },
  )
  return { ...result, requests: site.asked }
}

describe('external links', () => {
  it('that answer are well, and are asked for their head only', async () => {
    const { problems, asked, requests } = await ask({ '/report': [200] }, 'https://a.org/report')
    expect({ problems, asked, requests }).toEqual({ problems: [], asked: 1, requests: ['HEAD /report'] })
  })

  it('are asked once, whatever part of the page they lead to, and reported at each place', async () => {
    const { problems, requests } = await ask({}, 'https://a.org/gone', 'https://a.org/gone#part', 'https://a.org/gone')
    expect(requests).toEqual(['HEAD /gone', 'GET /gone'])
    expect(problems.map(({ line, column, severity, rule }) => ({ line, column, severity, rule }))).toEqual(
      [1, 2, 3].map((line) => ({ line, column: 5, severity: 'warning', rule: 'links/online' })),
    )
    expect(problems[0]?.message).toBe('https://a.org/gone answers 404')
  })

  it('are asked for the whole page where the head is refused', async () => {
    const site = await startSite(({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end())
    expect((await checkOnline([link('https://a.org/')], { ask: site.ask })).problems).toEqual([])
    expect(site.asked).toEqual(['HEAD /', 'GET /'])
  })

  it('that redirect are reported with the new address', async () => {
    const { problems } = await ask({ '/old': [301, { Location: '/new' }], '/new': [200] }, 'https://a.org/old')
    expect(problems).toMatchObject([
      {
        message: 'https://a.org/old redirects to https://a.org/new',
        fix: 'write the new address, if it says the same',
      },
    ])
  })

  it('that redirect to what is gone, or in a circle, are reported as that', async () => {
    const answers = {
      '/old': [302, { Location: 'https://b.org/gone' }],
      '/round': [302, { Location: '/round' }],
    } as const
    const { problems } = await ask({ ...answers } as never, 'https://a.org/old', 'https://a.org/round')
    expect(problems.map(({ message }) => message)).toEqual([
      'https://a.org/old redirects to https://b.org/gone, which answers 404',
      'https://a.org/round redirects more than 5 times',
    ])
  })

  it('that do not answer in time, or not at all, are reported as that', async () => {
    const silent = await startSite(() => {})
    const late = await checkOnline([link('https://a.org/')], { ask: silent.ask, timeout: 50 })
    expect(late.problems[0]?.message).toBe('https://a.org/ does not answer within 0.05 seconds')
    const broken = await startSite((request) => request.socket.destroy())
    const dead = await checkOnline([link('https://a.org/')], { ask: broken.ask })
    expect(dead.problems[0]?.message).toBe('https://a.org/ ends the connection without an answer')
  })

  it('that redirect to less than https are reported as that', async () => {
    const answers = {
      '/down': [302, { Location: 'http://b.org/' }],
      '/file': [302, { Location: 'file:///etc/passwd' }],
    } as const
    const { problems, requests } = await ask({ ...answers } as never, 'https://a.org/down', 'https://a.org/file')
    expect(problems.map(({ message }) => message)).toEqual([
      'https://a.org/down redirects to http://b.org/, which is not https',
      'https://a.org/file redirects to file:///etc/passwd, which is not https',
    ])
    expect(requests).toHaveLength(2)
  })

  it.each(['https://127.0.0.1', 'https://[::ffff:7f00:1]', 'https://169.254.169.254', 'https://10.0.0.1'])(
    'that lead on to what is not public are told as that: %s',
    async (inside) => {
      const outside = await startSite((_, response) => response.writeHead(302, { Location: `${inside}/latest` }).end())
      const { problems } = await checkOnline([link('https://a.org/old')], {
        ask: (url, question) => (url.startsWith('https://a.org') ? outside.ask : askOutside)(url, question),
      })
      const address = new URL(inside).hostname.replace(/^\[|\]$/g, '')
      const reason = `leads to ${address}, which is not on the public internet`
      expect(problems[0]?.message).toBe(`https://a.org/old redirects to ${inside}/latest, which ${reason}`)
    },
  )

  it('are asked a few at a time', async () => {
    let open = 0
    let most = 0
    const site = await startSite((_, response) => {
      open += 1
      most = Math.max(most, open)
      setImmediate(() => {
        open -= 1
        response.end()
      })
    })
    const links = Array.from({ length: 30 }, (_, index) => link(`https://a.org/${index}`))
    expect(await checkOnline(links, { ask: site.ask, concurrency: 3 })).toMatchObject({ problems: [], asked: 30 })
    expect(most).toBeLessThanOrEqual(3)
  })

  it('that are addresses for examples are skipped', async () => {
    const refuse = () => Promise.reject(new Error('nothing is to be asked'))
    const result = await checkOnline([link('https://example.org/a'), link('https://site.test/')], { ask: refuse })
    expect(result).toEqual({ problems: [], asked: 0, skipped: 2 })
  })
})
