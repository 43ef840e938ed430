import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, inject, test } from 'vitest'
import { copyProject } from '../project-copy.ts'

const summits = [
  { name: 'innovation-summit', day: '2041-05-14', line: 'The day that was announced, 14 May 2041, is over.' },
  {
    name: 'innovation-summit-geneve',
    day: '2041-10-19',
    line: 'The day that was announced, 19 October 2041, is over.',
  },
]

test('a build on the day after a summit says that it is over: on the page, in its copy and in search', async () => {
  // Every build is a rebuild: a page that was made on another day is made anew.
  const project = copyProject({ builtAs: inject('fixtureSite') })
  const read = (name: string) => readFileSync(join(project.folder, 'dist/client', name), 'utf8')
  const buildOn = (time: number) => project.run('build', { SOURCE_DATE_EPOCH: String(time / 1000) })
  for (const { name, day, line } of summits) {
    const elsewhere = () => [read(`${name}.md`), read('search/index.json')].map((text) => text.includes(line))
    const seen = () => {
      const $ = load(read(`${name}.html`))
      const data = $('script[type="application/ld+json"]').text()
      $('[hidden]').remove()
      const words = $('main').text()
      const specified = [/Places are open|Come aboard/.test(words), /EventScheduled/.test(data)]
      return { over: words.includes(line), calendar: words.includes('Add to calendar'), specified, data }
    }

    await buildOn(Date.parse(`${day}T23:59:59Z`))
    const before = seen()
    expect(before).toMatchObject({ over: false, calendar: true, specified: [true, true] })
    expect(elsewhere()).toEqual([false, false])

    await buildOn(Date.parse(`${day}T23:59:59Z`) + 1000)
    expect(seen()).toEqual({ ...before, over: true, calendar: false })
    expect(elsewhere()).toEqual([true, true])
  }
})
