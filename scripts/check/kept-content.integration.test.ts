import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ContentTree, createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { editLedger } from '../../renderer/content/testing/edit-ledger.ts'
import { everyDayOrLong, fc } from '../../renderer/content/testing/property.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { type Manifest, manifestName, openManifest, writeManifest } from '../build/manifest.ts'
import { checkWhole } from './check-content.ts'

interface Place {
  tree: ContentTree
  publicFolder: string
  today: string
}

/** Edits of one place that something in another depends on. */
const edits: Readonly<Record<string, (place: Place) => unknown>> = {
  'a figure has another id': ({ tree }) =>
    tree.edit('pages/home.md', (text) => text.replace('- id: ideas', '- id: thoughts')),
  'a figure has another value': ({ tree }) =>
    tree.edit('pages/home.md', (text) => text.replace('value: 274', 'value: 275')),
  'a figure has another unit': ({ tree }) =>
    tree.edit('pilots/keeper-club.md', (text) => text.replace(/(id: ports\n(?: .*\n)*? {4}unit: )ports/, '$1USD')),
  'the ledger has another value': ({ tree }) =>
    tree.edit('ledger.csv', (text) => editLedger(text, 'lantern-post/total-reach', { value: '41301' })),
  'the ledger has no longer a figure': ({ tree }) =>
    tree.edit('ledger.csv', (text) => editLedger(text, 'charter/ideas', undefined)),
  'a relation is another': ({ tree }) =>
    tree.edit('relations.yaml', (text) => text.replace('+ lantern-post/postcard-reach', '+ lantern-post/appeals')),
  'a term is gone': ({ tree }) => tree.edit('terms.yaml', (text) => text.replace('term: fairway', 'term: waterway')),
  'a phrase is gone': ({ tree }) =>
    tree.edit('phrases.yaml', (text) => text.replace('text: a lunch break and a half', 'text: a lunch break')),
  'a heading is another': ({ tree }) =>
    tree.edit('pilots/keeper-club.md', (text) => text.replace('## Deep Recording', '## Recordings')),
  'a file is gone': ({ tree }) => tree.remove('articles/charter.md'),
  'a file has another name': ({ tree }) => tree.rename('articles/charter.md', 'articles/the-charter.md'),
  'an article is a draft': ({ tree }) =>
    tree.edit('articles/open-call.md', (text) => text.replace('featured: true', 'draft: true')),
  'a category is gone': ({ tree }) =>
    tree.edit('settings.md', (text) => text.replace('    - Mobile Fundraising\n', '')),
  'an old address is that of a page': ({ tree }) =>
    tree.edit('settings.md', (text) => text.replace('from: /lamps.php/lost-harbour', 'from: /contact')),
  'a page leads where it should not': ({ tree }) =>
    tree.edit('pages/pilots.md', (text) => text.replace('href: /get-inspired', 'href: /get-expired')),
  'a picture is gone': ({ publicFolder }) => rmSync(join(publicFolder, 'images/lamp.png'), { force: true }),
  'a picture is damaged': ({ publicFolder }) =>
    cpSync(join(publicFolder, 'images/lamp.png'), join(publicFolder, 'images/harbour.jpg')),
  'all is past': (place) => {
    place.today = '2043-01-01'
  },
}

function createPlace(): Place {
  const publicFolder = createFolder()
  cpSync(fixture.publicFolder, publicFolder, { recursive: true })
  return { tree: createContentTree(), publicFolder, today: fixture.day }
}

const check = ({ tree: { root }, ...place }: Place, last?: Manifest) => checkWhole({ root, ...place, last })

/** What a manifest says after a check, as the next build opens it. */
function keep(checked: Awaited<ReturnType<typeof check>>, last?: Manifest): Manifest {
  if (!checked.isReadable) throw new Error('the content cannot be read')
  const folder = createFolder()
  const site = { basePath: '/', redirects: [], content: '', inputs: '', coverage: '' }
  const kept = { content: checked.keptFiles, picture: checked.keptPictures }
  const write = (before?: Manifest) => {
    writeManifest(folder, { site, kept }, 'code', before)
    return readFileSync(join(folder, manifestName), 'utf8')
  }
  expect(write(last)).toBe(write())
  return openManifest(folder, 'code') ?? expect.fail('there is no manifest')
}

/** Expects that a check which knows the files from before tells the same as one that knows nothing. */
async function expectSame(place: Place, last: Manifest): Promise<void> {
  const [known, fresh] = [await check(place, last), await check(place)]
  expect(known.problems).toEqual(fresh.problems)
}

test.each(Object.entries(edits))('when %s, files that are known from before are judged anew', async (_, edit) => {
  const place = createPlace()
  const before = await check(place)
  expect(before.problems).toEqual([])
  const last = keep(before)
  edit(place)
  expect((await check(place)).problems).not.toEqual(before.problems)
  await expectSame(place, last)
})

test('whatever happens one after the other, a check tells the same as one that knows nothing', async () => {
  const names = fc.shuffledSubarray(Object.keys(edits), { minLength: 2, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(names, async (some) => {
      const place = createPlace()
      let last = keep(await check(place))
      for (const name of some) {
        try {
          edits[name]?.(place)
        } catch {
          // What it changes is gone already.
          continue
        }
        await expectSame(place, last)
        const next = await check(place, last)
        if (next.isReadable) last = keep(next, last)
      }
    }),
    { numRuns: everyDayOrLong(3, 60) },
  )
})
