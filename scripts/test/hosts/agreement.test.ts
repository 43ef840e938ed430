import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basePathOf } from '../../../renderer/hosting/base-path.ts'
import { headersOf, headersOfFiles } from '../../../renderer/hosting/headers.ts'
import { startPreview } from '../../preview/server.ts'
import { type Answer, ask } from './ask.ts'
import { type Expected, questionsBelow } from './questions.ts'
import { makeSampleSite, redirects, type SampleSite, sampleFiles } from './sample-site.ts'
import { findServers, type HostServer, startCaddy, startNginx } from './servers.ts'

const missing = findServers()
const allHosts = ['preview', 'nginx', 'Caddy'] as const
type HostName = (typeof allHosts)[number]

/** Without the servers, the preview alone is asked, and the comparison counts as skipped. */
const hosts: readonly HostName[] = missing ? ['preview'] : allHosts

/**
 * What all hosts must agree on. The pages with which servers refuse what no browser asks are their own: nginx and Caddy know
 * malformed requests before any rule does, and nginx sends its headers twice with 412 and 416.
 */
function comparable({ status, headers, body }: Answer, basePath: string) {
  return {
    status,
    location: headers.location,
    ...(![400, 412, 416].includes(status) && {
      ...(status !== 405 && { type: headers['content-type'] }),
      encoding: headers['content-encoding'],
      range: headers['content-range'],
      caching: headers['cache-control'],
      vary: headers.vary,
      sharing: headers['access-control-allow-origin'],
      security: headersOf(basePath).map(([name]) => `${name}: ${headers[name.toLowerCase()]}`),
    }),
    ...([200, 206, 304, 404, 500].includes(status) && { body: body.toString('base64') }),
  }
}

function bodyOf({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return String(brotliDecompressSync(body))
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body)
}

function titleOf({ path, method = 'GET', headers = {} }: Expected): string {
  const extra = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path.length > 80 ? `${path.slice(0, 80)}…` : path}`, ...extra].join(', ')
}

describe.each(['https://example.org', 'https://example.org/site/'])('%s', (siteUrl) => {
  const basePath = basePathOf(siteUrl)
  let site: SampleSite
  const servers: Partial<Record<HostName, HostServer>> = {}
  const askHost = (host: HostName, question: Expected) => ask(servers[host]?.port ?? 0, question)

  beforeAll(async () => {
    site = await makeSampleSite(siteUrl)
    const { address, close } = await startPreview(join(site.folder, 'client'), 0, '127.0.0.1', {
      basePath,
      redirects,
    })
    servers.preview = { port: Number(new URL(address).port), close }
    if (missing) return
    servers.nginx = await startNginx(site.folder, basePath)
    servers.Caddy = await startCaddy(site.folder)
  })

  afterAll(async () => {
    await Promise.all(Object.values(servers).map(({ close }) => close()))
    site?.remove()
  })

  test.skipIf(missing)(`nginx and Caddy are compared with the preview${missing ? `: ${missing}` : ''}`, () => {
    expect(Object.keys(servers)).toEqual(allHosts)
  })

  describe.each(Object.entries(questionsBelow(basePath)))('%s', (_, list) => {
    test.each(list.map((question) => [titleOf(question), question] as const))('%s', async (_, question) => {
      const answers = await Promise.all(hosts.map((host) => askHost(host, question)))
      const [preview, ...others] = answers.map((answer) => comparable(answer, basePath))
      expect(preview).toMatchObject({ status: question.status, location: question.location })
      for (const [index, answer] of others.entries()) expect.soft(answer, hosts[index + 1]).toEqual(preview)

      const [answer] = answers
      if (!answer) return
      expect(answer.headers['content-encoding']).toBe(question.encoding)
      const own = question.status < 300 ? headersOfFiles[question.path.slice(basePath.length - 1)] : []
      const expected = new Map([...headersOf(basePath), ...(own ?? [])])
      for (const [name, value] of expected) expect(answer.headers[name.toLowerCase()]).toBe(value)
      if (question.file) expect(bodyOf(answer)).toBe(sampleFiles[question.file])
      if (question.status === 404 && question.method === undefined) expect(bodyOf(answer)).toBe(sampleFiles['404.html'])
      if (question.status === 500) expect(bodyOf(answer)).toBe(sampleFiles['500.html'])
      if (question.method === 'HEAD') expect(answer.body).toHaveLength(0)
      for (const { body } of answers) expect(String(body)).not.toContain('a secret')
    })
  })

  test.each(hosts)('%s does not send a file twice to those who have it', async (host) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const question = { path: `${basePath}about`, status: 200, headers: { 'accept-encoding': encoding } }
      const { headers } = await askHost(host, question)
      expect(headers.etag).toBeTruthy()
      expect(headers['last-modified']).toBeTruthy()
      const conditions = [
        ['if-none-match', headers.etag ?? ''],
        ['if-none-match', `"other", ${headers.etag}`],
        ['if-modified-since', headers['last-modified'] ?? ''],
      ] as const
      for (const [name, value] of conditions) {
        const again = await askHost(host, { ...question, headers: { ...question.headers, [name]: value } })
        expect({ status: again.status, size: again.body.byteLength }).toEqual({ status: 304, size: 0 })
      }
    }
  })

  test.each(hosts)('%s tells the forms of a file apart', async (host) => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) =>
          (await askHost(host, { path: `${basePath}about`, status: 200, headers: { 'accept-encoding': encoding } }))
            .headers.etag,
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test.each(hosts)('%s goes on after a request that is none', async (host) => {
    for (const path of ['//[', '//%', '*', 'http://evil.example/about/']) {
      const { status, headers } = await askHost(host, { path, status: 400 })
      expect(status).toBeLessThan(500)
      expect(headers.location ?? '/').not.toMatch(/^(\/\/|\w+:|\\)/)
    }
    expect((await askHost(host, { path: basePath, status: 200 })).body.toString()).toBe(
      readFileSync(join(site.folder, 'client/index.html'), 'utf8'),
    )
  })
})
