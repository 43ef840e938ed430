import { afterAll, describe, expect, test } from 'vitest'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { tell } from '../edits/follow-check.ts'
import { soundEdits } from '../edits/sound-edits.ts'
import { copyContent } from '../edits/writer.ts'
import { whenDone } from '../setup/when-done.ts'

// Nothing in this content needs a human decision: every edit can be finished by following the check.
describe('the content of the fixture stays sound when somebody', () => {
  const done = whenDone()
  afterAll(done.run)
  const { root, publicFolder, day } = fixture
  const writer = copyContent({ root, publicFolder, today: day }, done.add)

  for (const { name, make } of soundEdits)
    test(name, async (context) => {
      await context.annotate(await make(writer))
      expect(writer.check().map(tell)).toEqual([])
    })
})
