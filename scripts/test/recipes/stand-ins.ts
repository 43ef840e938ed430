import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { nameNewFile, readKind } from '../../new/create.ts'
import { writeTemplate } from '../../new/template.ts'
import { seatWriter, type Writer } from '../edits/writer.ts'

/** What documents call by a name of the published content, and the fixture by another. */
const names: readonly (readonly [fixture: string, document: string])[] = [
  ['lantern-post', 'unhcr-us'],
  ['letter-reach', 'email-reach'],
  ['postcard-reach', 'sms-reach'],
  ['keeper-club', 'givify'],
  ['new-keepers', 'new-subscribers'],
  ['value: 1150\n    unit: keepers', 'value: 700\n    unit: subscribers'],
]

/** Files that documents tell a writer to put into `public/`. */
const publicFiles = ['files/report.pdf', 'images/well.jpg', 'images/wave.svg']

/** Sits somebody down at a copy of the fixture in which the examples of a document have what they refer to. */
export function seatReader(whenDone: (remove: () => void) => void): Writer {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  whenDone(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'markdown')
  const publicFolder = join(folder, 'public')
  cpSync(fixture.root, root, { recursive: true })
  cpSync(fixture.publicFolder, publicFolder, { recursive: true })
  for (const file of publicFiles) {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true })
    writeFileSync(join(publicFolder, file), '')
  }
  const today = fixture.day
  // The command itself tries the file out on a copy of everything, which other tests see.
  const runNew = (typed: string, name: string) => {
    const kind = readKind(typed)
    const made = nameNewFile(name, [])
    writeFileSync(join(root, kind, `${made.id}.md`), writeTemplate(kind, made, today))
  }
  const writer = seatWriter({ root, publicFolder, today, runNew })
  for (const file of writer.files()) {
    const text = writer.read(file)
    const renamed = names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
    writer.write(file, file === 'pilots/keeper-club.md' ? `${renamed}\n## Timelines\n\nAll year.\n` : renamed)
  }
  for (const [from, to] of names) {
    const file = writer.files().find((path) => path.endsWith(`/${from}.md`))
    if (file) renameSync(join(root, file), join(root, file.replace(from, to)))
  }
  return writer
}
