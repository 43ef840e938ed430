import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { writeCorpus } from '../../bench/corpus/write-corpus.ts'
import { copyProject, hashFiles } from './project-copy.ts'

const day = { SOURCE_DATE_EPOCH: '1758600000' }

test('a large site that threads have built is the one that a build finds again, and that one without a cache makes', async () => {
  const project = copyProject()
  const root = join(project.folder, 'content')
  writeCorpus({ size: 230, seed: 'threads', root, base: resolve('markdown') })
  const build = async (options: string) => {
    const { status, output } = await project.run(`build.ts --plain --root content ${options}`, day)
    expect(status, output).toBe(0)
  }
  const page = (out: string) => join(project.folder, out, 'client/pilot/corpus-pilot-00001.html')
  await build('--out first')
  const written = statSync(page('first'))
  await build('--out first')
  // Nothing was rendered again: it is the same file.
  expect(statSync(page('first')).ino).toBe(written.ino)
  await build('--out second --no-cache')
  expect(readFileSync(page('second'), 'utf8')).toContain('</html>')
  expect(hashFiles(join(project.folder, 'second/client'))).toEqual(hashFiles(join(project.folder, 'first/client')))
}, 240_000)
