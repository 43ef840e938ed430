import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { whenDone } from '../setup/when-done.ts'
import { findFreeFigure } from './free-figure.ts'
import { copyPublished } from './published-copy.ts'
import { soundEdits } from './sound-edits.ts'

const done = whenDone()
afterAll(done.run)

// All in one copy, each after those before it.
describe('the published content stays sound when somebody', () => {
  const copy = copyPublished(done.add)

  for (const [name, make] of Object.entries(soundEdits))
    test(name, async () => {
      await make(copy)
      expect(await copy.findErrors()).toEqual([])
    })

  test('does all of this, builds the site and tests what is published', async () => {
    await copy.run('build')
    // The HTML checker takes as long as all the others.
    const options = ['run', '--project=published', 'scripts/test/content/', '--exclude=**/nu-html.test.ts']
    await promisify(execFile)(join('node_modules', '.bin', 'vitest'), options, { cwd: copy.folder })
  })
})

describe('the check finds, at its very place,', () => {
  const copy = copyPublished(done.add)
  const { id, file, line, correct, correctLedger } = findFreeFigure(copy)
  const endOf = (name: string) => copy.read(name).split('\n').length
  const settings = 'markdown/settings.md'
  const ledgerPlace = `${file}:${line} figures/ledger`
  const lineOfAddress = copy
    .read(settings)
    .split(/^ {2}address: /m)[0]
    ?.split('\n').length

  test.each<[name: string, edited: string, change: (text: string) => string, place: string]>([
    [`a figure that was corrected in its file alone: ${id}`, file, correct, ledgerPlace],
    [`a figure that was corrected in the ledger alone: ${id}`, 'markdown/ledger.csv', correctLedger, ledgerPlace],
    [
      'a number typed into a text',
      file,
      (text) => `${text}\nIt reached 29,000 people.\n`,
      `${file}:${endOf(file) + 1} figures/typed-number`,
    ],
    [
      'a link to a part of a page that is not there',
      file,
      (text) => `${text}\nMore is in [the other part](#no-such-part).\n`,
      `${file}:${endOf(file) + 1} links/anchor`,
    ],
    [
      'an email address that is none',
      settings,
      (text) => text.replace(/(?<=^ {2}address: ).*$/m, 'a lantern in the window'),
      `${settings}:${lineOfAddress} frontmatter/value`,
    ],
  ])('%s', async (_, edited, change, place) => {
    const before = copy.read(edited)
    copy.edit(edited, change)
    const found = await copy.findErrors()
    copy.edit(edited, () => before)
    expect(found).toEqual([place])
  })
})
