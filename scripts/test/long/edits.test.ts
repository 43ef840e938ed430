import { describe, expect, test } from 'vitest'
import { corrected, correctInFiles, freeFigures } from '../edits/figure-edits.ts'
import { copyPublished } from '../edits/published-project.ts'
import { soundEdits } from '../edits/sound-edits.ts'
import { tryEdit } from '../edits/try-edit.ts'

/** Every page is visited in a browser, several times. */
const minutes = 60_000

describe('everything that publishing runs passes when somebody', () => {
  for (const edit of soundEdits)
    test(edit.name, { timeout: 10 * minutes }, async (context) => {
      const project = copyPublished({ byCommand: true })
      await tryEdit(project.writer, edit, context)
      await project.run('check')
      await project.run('build')
      for (const name of ['content', 'visits']) {
        const { failed, passed } = await project.test(name)
        expect(failed).toEqual([])
        expect(passed).toBeGreaterThan(0)
      }
    })
})

test('a figure that was corrected in one place only is not published', async (context) => {
  const { writer, run } = copyPublished()
  const look = writer.look()
  const [figure] = freeFigures(look)
  correctInFiles(writer, look, [[figure.id, corrected(figure)]])
  await context.annotate(figure.id)
  for (const command of ['check', 'build']) await expect(run(command)).rejects.toThrow(`\`${figure.id}\``)
})
