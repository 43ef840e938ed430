import { afterAll, describe, expect, test } from 'vitest'
import { whenDone } from '../setup/when-done.ts'
import { copyPublished } from './published-project.ts'
import { soundEdits } from './sound-edits.ts'
import { tryEdit } from './try-edit.ts'

// All in one copy, each after those before it; `test:long` makes each by itself.
describe('the published content stays sound when somebody', () => {
  const done = whenDone()
  afterAll(done.run)
  const project = copyPublished({ whenDone: done.add })

  let made = 0

  for (const edit of soundEdits)
    test(edit.name, async (context) => {
      await tryEdit(project.writer, edit, context)
      made += 1
    })

  // A busy machine may take its time.
  test('does all of this, builds the site and tests what is published', { timeout: 600_000 }, async () => {
    expect(made, 'sound edits that were made').toBeGreaterThan(0)
    await project.run('build')
    // The HTML checker takes as long as all the others; it reads what is published beside this, and each edit in `test:long`.
    const { failed, passed } = await project.test('content', ['**/nu-html.test.ts'])
    expect(failed).toEqual([])
    expect(passed).toBeGreaterThan(0)
  })
})
