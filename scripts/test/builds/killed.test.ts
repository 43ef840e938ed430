import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'
import { cachedFiles } from './events.ts'
import { killBuild, moments } from './killed.ts'

let project: ProjectCopy
beforeAll(() => {
  project = copyProject({ builtAs: inject('fixtureSite'), whenDone: afterAll })
})

test('a build that is killed before the new site is whole leaves the last one', async () => {
  const bundling = 'when the code is bundled'
  expect(await killBuild(project, bundling, moments[bundling])).toMatchObject({ left: 'the last site' })
})

test('a build after one edit renders the page that was edited and those that show it, and nothing else, and one that is killed while the sites change places leaves the next one', async () => {
  const dist = join(project.folder, 'dist')
  const before = hashFiles(dist)
  const sizeOfCache = () => cachedFiles(project.folder).reduce((sum, file) => sum + statSync(file).size, 0)
  const known = sizeOfCache()
  const film = new Uint8Array(20_000_000)
  writeFileSync(join(project.folder, 'public/film.mp4'), film)

  const documents = readdirSync(join(dist, 'client'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('index.php'),
  )
  // The pilot, the one beside it, and the two lists of pilots.
  const showing = ['pilot/keeper-club.html', 'pilot/lantern-post.html', 'pilots.html', 'index.html']
  expect(documents).toEqual(expect.arrayContaining(showing))
  const { length } = documents
  // The not-found screen and the error screen are documents beside the pages.
  const rendering = (asBefore: number) => `✓ render ${length - 2} pages, ${asBefore} of ${length} documents as before `
  const swapping = 'when the sites change places'
  const killed = await killBuild(project, swapping, moments[swapping])
  expect(killed.left).toBe('the next site')
  expect(killed.output).toContain(rendering(length - showing.length))

  const { status, output } = await project.run('build.ts', builtOnFixtureDay)
  expect(status, output).toBe(0)
  expect(output).toContain(rendering(length))
  expect(readFileSync(join(dist, 'client/film.mp4')).equals(film)).toBe(true)
  expect(sizeOfCache()).toBeLessThan(known + film.byteLength)
  expect(hashFiles(dist)).not.toEqual(before)
  expect(readdirSync(project.folder).filter((name) => name.startsWith('.dist'))).toEqual([])
})
