import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PlacedAddress } from '../../renderer/content/rules/targets.ts'
import { checkOnline, type OnlineOptions } from './check-online.ts'

/** A site of its own for a test; every https address reaches it. */
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
  const fetchHere: OnlineOptions['fetch'] = (url, init) =>
    fetch(url.replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${port}`), init)
  return { asked, fetch: fetchHere }
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
    { fetch: site.fetch },
  )
  return { ...result, requests: site.asked }
}

describe('external links', () => {
  it('that answer are well, and are asked for their head only', async () => {
    const { problems, asked, requests } = await ask({ '/report': [200] }, 'https://a.org/report')
    expect({ problems, asked, requests }).toEqual({ problems: [], asked: 1, requests: ['HEAD /report'] })
  })

  it('are asked once, whatever part of the page they lead to, and told at each place', async () => {
    const { problems, requests } = await ask({}, 'https://a.org/gone', 'https://a.org/gone#part', 'https://a.org/gone')
    expect(requests).toEqual(['HEAD /gone', 'GET /gone'])
    expect(problems.map(({ line, column, severity, rule }) => ({ line, column, severity, rule }))).toEqual(
      [1, 2, 3].map((line) => ({ line, column: 5, severity: 'warning', rule: 'links/online' })),
    )
    expect(problems[0]?.message).toBe('https://a.org/gone answers 404')
  })

  it('are asked for the whole page where the head is refused', async () => {
    const site = await startSite(({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end())
    expect((await checkOnline([link('https://a.org/')], { fetch: site.fetch })).problems).toEqual([])
    expect(site.asked).toEqual(['HEAD /', 'GET /'])
  })

  it('that lead on are told with the new address', async () => {
    const { problems } = await ask({ '/old': [301, { Location: '/new' }], '/new': [200] }, 'https://a.org/old')
    expect(problems).toMatchObject([
      {
        message: 'https://a.org/old leads on to https://a.org/new',
        mend: 'write the new address, if it says the same',
      },
    ])
  })

  it('that lead on to what is gone, or in a circle, are told as that', async () => {
    const answers = {
      '/old': [302, { Location: 'https://b.org/gone' }],
      '/round': [302, { Location: '/round' }],
    } as const
    const { problems } = await ask({ ...answers } as never, 'https://a.org/old', 'https://a.org/round')
    expect(problems.map(({ message }) => message)).toEqual([
      'https://a.org/old leads on to https://b.org/gone, which answers 404',
      'https://a.org/round leads on more than 5 times',
    ])
  })

  it('that do not answer in time, or not at all, are told as that', async () => {
    const silent = await startSite(() => {})
    const late = await checkOnline([link('https://a.org/')], { fetch: silent.fetch, timeout: 50 })
    expect(late.problems[0]?.message).toBe('https://a.org/ does not answer within 0.05 seconds')
    const broken = await startSite((request) => request.socket.destroy())
    const dead = await checkOnline([link('https://a.org/')], { fetch: broken.fetch })
    expect(dead.problems[0]?.message).toBe('https://a.org/ ends the connection without an answer')
  })

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
    expect(await checkOnline(links, { fetch: site.fetch, concurrency: 3 })).toMatchObject({ problems: [], asked: 30 })
    expect(most).toBeLessThanOrEqual(3)
  })

  it('that are addresses for examples are passed over', async () => {
    const refuse = () => Promise.reject(new Error('nothing is to be asked'))
    const result = await checkOnline([link('https://example.org/a'), link('https://site.test/')], { fetch: refuse })
    expect(result).toEqual({ problems: [], asked: 0, passedOver: 2 })
  })
})
