import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { writeCorpus } from '../../bench/corpus/write-corpus.ts'
import { copyProject, hashFiles } from '../project-copy.ts'

const day = { SOURCE_DATE_EPOCH: '1758600000' }

test('a large site that threads have built is known to the next build, which makes the same bytes as one without a cache', async () => {
  const project = copyProject()
  const root = join(project.folder, 'content')
  writeCorpus({ size: 230, seed: 'threads', root, base: resolve('markdown') })
  const build = async (options: string) => {
    const { status, output } = await project.run(`build.ts --root content ${options}`, day)
    expect(status, output).toBe(0)
    return output
  }
  const page = () => statSync(join(project.folder, 'known/client/pilot/corpus-pilot-00001.html'))
  await build('--out known')
  const written = page()
  expect(await build('--out known')).toMatch(/ (\d+) of \1 documents as before /)
  // It is the same file.
  expect(page().ino).toBe(written.ino)
  project.edit('content/pilots/corpus-pilot-00101.md', (text) => `${text}\nOne sentence more.\n`)
  await build('--out known')
  await build('--out fresh --no-cache')
  const known = hashFiles(join(project.folder, 'known/client'))
  expect(Object.keys(known).length).toBeGreaterThan(1000)
  expect(known).toEqual(hashFiles(join(project.folder, 'fresh/client')))
}, 240_000)
