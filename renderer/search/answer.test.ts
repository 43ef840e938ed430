import { QueryObserver } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchIndexPath, textsAddress } from '../addresses.ts'
import { createAnswering } from './answer.ts'
import { splitIndex } from './pieces.ts'
import { createQueryClient } from './query-client.ts'
import { createSearchIndex, openSearchIndex, type SearchedPage } from './search-index.ts'
import { findSections } from './testing/find-sections.ts'
import { names, pages, questions, section } from './testing/searched-pages.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value))

/** A build of the site: its files, and the answers that are right for it. */
async function buildOf(of: readonly SearchedPage[], version: string) {
  const index = createSearchIndex(of, names)
  const whole = await openSearchIndex(copyOf(index))
  const pieces = [...splitIndex(copyOf(index), of, { scope: 'pieces', version })]
  return {
    files: new Map<string, unknown>(pieces.map(([address, content]) => [address, copyOf(content)])),
    inOneFile: new Map<string, unknown>([[searchIndexPath, copyOf(index)]]),
    answerTo: (question: string) => findSections(whole, question),
  }
}

const before = await buildOf(pages, 'before')
// Another page comes first, so that each section has another place in the list.
const added = { path: '/added', title: 'Added', sections: [section('', '', 'A donor, a letter and a candle.')] }
const after = await buildOf([added, ...pages], 'after')

/** A visitor's search, of a site that can be built anew. */
function openSite() {
  const client = createQueryClient(false)
  const site = { files: before.files }
  const requests: string[] = []
  const answerTo = createAnswering(client, async (address) => {
    requests.push(address)
    return copyOf(site.files.get(address) ?? null)
  })
  /** Asks, and waits until there is an answer, or the reason why not. */
  const ask = async (question: string) => {
    const outcome = answerTo(question).then(
      ({ places }) => places,
      (error: Error) => error.message,
    )
    await vi.advanceTimersByTimeAsync(100)
    return outcome
  }
  return { client, site, requests, answerTo, ask }
}

test.each([
  ['in pieces', after.files],
  ['in one file', after.inOneFile],
])(
  'after the site was built anew, %s, a question whose terms are not loaded fails once and is then answered',
  async (_, files) => {
    const { site, requests, ask } = openSite()
    expect(await ask('retention')).toEqual(before.answerTo('retention'))
    site.files = files
    expect(await ask('donor')).toMatch('of another build')
    expect(await ask('donor')).toEqual(after.answerTo('donor'))
    expect(await ask('retention')).toEqual(after.answerTo('retention'))
    expect(requests.filter((address) => address === searchIndexPath)).toHaveLength(2)
  },
)

test('whenever the site is built anew, no answer is wrong, and no question fails twice', async () => {
  for (const at of questions.keys()) {
    const { site, ask } = openSite()
    for (const [place, [question]] of questions.entries()) {
      if (place === at) site.files = after.files
      const first = await ask(question)
      const answer = typeof first === 'string' ? await ask(question) : first
      expect([before, after].map((build) => build.answerTo(question))).toContainEqual(answer)
    }
  }
})

test('the retry after a second brings the answer by itself', async () => {
  const { client, site, answerTo, ask } = openSite()
  await ask('retention')
  site.files = after.files
  const observer = new QueryObserver(client, { queryKey: ['answer'], queryFn: () => answerTo('donor') })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', failureCount: 1 })
  await vi.advanceTimersByTimeAsync(101)
  expect(observer.getCurrentResult().data?.places).toEqual(after.answerTo('donor'))
  stop()
})

test('texts wait for a tenth of a second, and those of a question that nobody waits for any more are not loaded', async () => {
  const { requests, answerTo } = openSite()
  const texts = () => requests.filter((address) => address.startsWith('/search/texts'))
  const typing = new AbortController()
  const first = answerTo('linked', typing.signal).catch(() => 'given up')
  const second = answerTo('linkedin')
  await vi.advanceTimersByTimeAsync(99)
  expect(texts()).toEqual([])
  typing.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect([await first, (await second).places]).toEqual(['given up', before.answerTo('linkedin')])
  expect(texts()).toEqual([textsAddress('/write')])
})

test('a new try of everything begins with the first file', async () => {
  const { client, site, ask } = openSite()
  await ask('retention')
  site.files = after.files
  await client.resetQueries()
  expect(await ask('retention')).toEqual(after.answerTo('retention'))
})

test.each([
  ['in pieces', before.files],
  ['in one file', before.inOneFile],
])('an index that arrives damaged, %s, is loaded anew for the next question', async (_, files) => {
  const { site, ask } = openSite()
  site.files = new Map(files).set(searchIndexPath, { ...(files.get(searchIndexPath) ?? {}), index: { index: [] } })
  expect(await ask('retention')).toMatch('MiniSearch')
  site.files = files
  expect(await ask('retention')).toEqual(before.answerTo('retention'))
})

test('without its first file, search fails', async () => {
  const { site, ask } = openSite()
  site.files = new Map()
  expect(await ask('donor')).toBe(`there is no ${searchIndexPath}`)
})
