import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { isError } from '../../renderer/content/problems/problem.ts'
import { fuzzing } from '../../renderer/content/testing/fuzz/settings.ts'
import { everyDayOrLong, fc } from '../../renderer/content/testing/property.ts'
import { siteFiles } from '../../renderer/files/site-files.ts'
import { hostFiles } from '../../renderer/hosting/host-files.ts'
import { previewCard } from '../../renderer/preview-images/card.ts'
import { drawCard } from '../../renderer/preview-images/draw-card.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { copyPublicFiles } from '../build/copy-public-files.ts'
import { createOutput } from '../build/output.ts'
import { writeForms } from '../build/picture-forms.ts'
import { writeIcons } from '../build/pictures.ts'
import { siteDocuments } from '../site-documents.ts'
import { writeFiles } from '../write-files.ts'
import { type CheckedSite, checkWhole } from './check-content.ts'
import { addOddTree, oddTrees } from './testing/odd-trees.ts'

// A check that passes what the build then fails on cannot be trusted. Here the steps of the build that depend on names,
// files and settings run on whatever the check has found sound.

test('what the check finds sound, the steps of the build can make', async () => {
  const counts = { sound: 0, unsound: 0 }
  const property = fc.asyncProperty(oddTrees, async (odd) => {
    const folder = createFolder()
    const place = { root: join(folder, 'markdown'), publicFolder: join(folder, 'public') }
    cpSync(fixture.root, place.root, { recursive: true })
    cpSync(fixture.publicFolder, place.publicFolder, { recursive: true })
    addOddTree(place, odd)
    const checked = await checkWhole({ ...place, today: fixture.day })
    const isSound = checked.isReadable && !checked.problems.some(isError)
    counts[isSound ? 'sound' : 'unsound'] += 1
    if (checked.isReadable && isSound) await make(checked)
    rmSync(folder, { recursive: true })
  })
  await fc.assert(property, fuzzing(0.05))
  // Both verdicts occur.
  expect(Math.min(counts.sound, counts.unsound)).toBeGreaterThan(everyDayOrLong(1, 100))
})

/** Does what the build does with names, files and settings; nothing may fail or be overwritten. */
async function make(checked: CheckedSite): Promise<void> {
  const { site, routes } = checked
  const folder = createFolder()
  const client = join(folder, 'client')
  const output = createOutput(folder, folder, new Map())
  await copyPublicFiles(output, checked)
  await writeForms(checked.forms, output)
  const add = (name: string, content: string) => {
    expect(existsSync(join(client, name)), name).toBe(false)
    writeFiles([{ path: join(client, name), content }])
  }
  for (const { name } of siteDocuments(site, routes)) add(name, '')
  for (const [name, content] of Object.entries(hostFiles(site.settings.data.url, site.redirects))) add(name, content)
  for (const { name, write } of siteFiles({ site, routes, today: fixture.day })) add(name, write())
  const colors = { night: '#111', onNight: '#eee', glow: '#fa0' }
  for (const route of routes)
    new Resvg(drawCard(previewCard(site, route), { colors, motif: () => '<svg viewBox="0 0 1 1"></svg>' }))
  await writeIcons(site, output)
}
