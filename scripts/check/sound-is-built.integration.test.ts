import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { everyDayOrLong, fc } from '../../renderer/content/testing/property.ts'
import { readable } from '../../renderer/content/testing/readable.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'
import { hostFiles } from '../../renderer/hosting/host-files.ts'
import { previewCard } from '../../renderer/preview-images/card.ts'
import { drawCard } from '../../renderer/preview-images/draw-card.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { createOutput } from '../build/output.ts'
import { writeIcons } from '../build/pictures.ts'
import { copyPublicFiles } from '../build/public-files.ts'
import { siteDocuments } from '../site-documents.ts'
import { writeFiles } from '../write-files.ts'
import { checkContent } from './check-content.ts'
import { checkPictures } from './check-pictures.ts'
import { addOddTree, oddTrees } from './testing/odd-trees.ts'

// A check that passes what the build then fails on cannot be trusted. Here the steps of the build that depend on names,
// files and settings run on whatever the check has found sound.

test('what the check finds sound, the steps of the build can make', async () => {
  const tree = createContentTree()
  const publicFolder = createFolder()
  const counts = { sound: 0, unsound: 0 }
  const property = fc.asyncProperty(oddTrees, async (odd) => {
    rmSync(publicFolder, { recursive: true, force: true })
    cpSync(fixture.publicFolder, publicFolder, { recursive: true })
    const before = tree.read('settings.md')
    addOddTree({ root: tree.root, publicFolder }, odd)
    const { root } = tree
    const checked = checkContent({ root, publicFolder, today: fixture.day })
    tree.write('settings.md', before)
    const isSound =
      checked.isReadable &&
      checked.isSound &&
      (await checkPictures(checked, new Set(), undefined)).problems.length === 0
    counts[isSound ? 'sound' : 'unsound'] += 1
    if (isSound) await make(checked, publicFolder)
  })
  await fc.assert(property, { numRuns: everyDayOrLong(10, 1_000) })
  // Both verdicts occur.
  expect(Math.min(counts.sound, counts.unsound)).toBeGreaterThan(everyDayOrLong(1, 100))
})

/** Does what the build does with names, files and settings; nothing may fail or be overwritten. */
async function make(checked: ReturnType<typeof checkContent>, publicFolder: string): Promise<void> {
  const { site, routes, publicFiles } = readable(checked)
  const folder = createFolder()
  const client = join(folder, 'client')
  const output = createOutput(folder, folder, new Map())
  copyPublicFiles(output, { publicFolder, publicFiles }, [])
  const add = (name: string, content: string) => {
    expect(existsSync(join(client, name)), name).toBe(false)
    writeFiles([{ path: join(client, name), content }])
  }
  for (const { name } of siteDocuments(site, routes)) add(name, '')
  for (const [name, content] of Object.entries(hostFiles(site.settings.data.url, site.redirects))) add(name, content)
  for (const { name, write } of siteFiles({ site, routes, today: fixture.day })) add(name, write())
  const colors = { night: '#111', onNight: '#eee', glow: '#fa0' }
  for (const route of routes)
    new Resvg(drawCard(previewCard(site, route), { colors, family: 'A', motif: () => '<svg viewBox="0 0 1 1"></svg>' }))
  await writeIcons(site, output)
}
