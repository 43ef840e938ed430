import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { copyPublished } from './published-copy.ts'
import { soundEdits } from './sound-edits.ts'

// All in one copy, each after those before it.
describe('the published content stays sound when somebody', () => {
  const copy = copyPublished()

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
