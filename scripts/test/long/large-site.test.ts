import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { maxCards } from '../../../renderer/components/CardList.tsx'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { writeCorpus } from '../../bench/corpus/write-corpus.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles } from '../project-copy.ts'

/** So many pages that a list of them does not show a card for each. */
const size = 230
const seed = 'large'

test('a large site is known to the next build, which makes the same bytes as one without a manifest', async () => {
  const project = copyProject()
  writeCorpus({ size, seed, root: join(project.folder, 'content'), base: fixture.root })
  const build = (options: string) => project.run(`build --root content ${options}`, builtOnFixtureDay)
  const page = () => statSync(join(project.folder, 'known/client/pilot/corpus-pilot-00001.html'))
  await build('--out known')
  const written = page()
  const list = load(readFileSync(join(project.folder, 'known/client/pilots.html'), 'utf8'))
  expect(list('[data-card=pilot]')).toHaveLength(maxCards)
  expect(list('[data-card=index] a').length).toBeGreaterThan(maxCards)
  expect(await build('--out known')).toContain('known/client as before')
  project.edit('content/pilots/corpus-pilot-00101.md', (text) => `${text}\nOne sentence more.\n`)
  await build('--out known')
  // It is the same file.
  expect(page().ino).toBe(written.ino)
  await build('--out fresh --no-cache')
  const known = hashFiles(join(project.folder, 'known/client'))
  expect(Object.keys(known).length).toBeGreaterThan(3 * size)
  expect(known).toEqual(hashFiles(join(project.folder, 'fresh/client')))
}, 1_200_000)
