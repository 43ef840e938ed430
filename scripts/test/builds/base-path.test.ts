import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { builtBasePath } from '../../build/fingerprint.ts'
import { startPreview } from '../../preview/server.ts'
import { copyProject } from './project-copy.ts'

const basePath = '/site/'

/** The addresses that a document makes a browser load or follow, as they are written. */
function addressesIn(html: string): string[] {
  const $ = load(html)
  const values = ['href', 'src', 'poster', 'srcset'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .flatMap((element) => ($(element).attr(name) ?? '').split(name === 'srcset' ? /,\s+/ : /$/))
      .map((value) => value.replace(/\s.*$/, '')),
  )
  const refresh = $('meta[http-equiv=refresh]').attr('content')?.split('url=')[1]
  return [...values, ...(refresh ? [refresh] : [])]
}

test('with a path in its address, the whole site lies below it, and is alive there', async () => {
  const project = copyProject()
  project.edit('markdown/settings.md', (text) => text.replace(/^url: .*$/m, `url: https://example.org${basePath}`))
  project.edit('markdown/articles/manifesto.md', (text) => `${text}\nA [link to the pilots](/pilots#content).\n`)
  const { status, output } = await project.run('build.ts')
  expect(status, output).toBe(0)

  const dist = join(project.folder, 'dist')
  const client = join(dist, 'client')
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const documents = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(client, name), 'utf8'))
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => readFileSync(join(client, name), 'utf8'))
  expect(documents.length).toBeGreaterThan(18)

  const inDocuments = documents.flatMap(addressesIn)
  const inStyles = styles.flatMap((text) => [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, target = '']) => target))
  const within = [...new Set([...inDocuments, ...inStyles])].filter((target) => target.startsWith('/'))
  expect(within.length).toBeGreaterThan(20)
  expect(within).toContain('/site/pilots#content')
  expect(within.filter((target) => !target.startsWith(basePath))).toEqual([])

  const canonical = documents.flatMap((html) => load(html)('link[rel=canonical]').attr('href') ?? [])
  expect(canonical.filter((url) => !url.startsWith(`https://example.org${basePath}`))).toEqual([])
  expect(canonical).toContain('https://example.org/site/about')
  const { figures } = JSON.parse(readFileSync(join(client, 'figures.json'), 'utf8'))
  expect(figures[0].pages[0]).toMatch(/^https:\/\/example\.org\/site\//)

  expect(builtBasePath(dist)).toBe(basePath)
  const preview = await startPreview(client, 0, builtBasePath(dist))
  try {
    const { origin } = new URL(preview.address)
    const answers = within.map(async (target) => {
      const response = await fetch(origin + target, { redirect: 'manual' })
      await response.arrayBuffer()
      return [target, response.status]
    })
    expect((await Promise.all(answers)).filter(([, answer]) => answer !== 200)).toEqual([])
    const old = await fetch(`${preview.address}/index.php/innovation-in-fundraising-summit/`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, '/site/nominate-beacon'])
    expect((await fetch(`${origin}/about`)).status).toBe(404)
  } finally {
    await preview.close()
  }
}, 120_000)
