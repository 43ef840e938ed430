import { afterAll, describe, expect, test } from 'vitest'
import { ledgerFile } from '../../../renderer/content/files/files.ts'
import type { Problem } from '../../../renderer/content/problems/problem.ts'
import { buildDay } from '../../build/build-day.ts'
import { whenDone } from '../setup/when-done.ts'
import { corrected, correctInFiles, correctInLedger, freeFigures } from './figure-edits.ts'
import { createPilot, publish, storiesToDelete } from './file-edits.ts'
import { pathOf } from './ledger-remedies.ts'
import { NothingToPick } from './remedy.ts'
import { aYearLater, daysOfSummits } from './summit-edit.ts'
import { copyContent, type Look } from './writer.ts'
import { lineOf } from './yaml-places.ts'

const done = whenDone()
afterAll(done.run)
const writer = copyContent({ root: 'markdown', publicFolder: 'public', today: buildDay() }, done.add)

/** Problems as `file:line rule`. */
const places = (problems: readonly Problem[]) => problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)

/** Tries an edit that is made in one place only, and undoes it. */
function testHalf(name: string, half: (look: Look) => Promise<void> | void): void {
  test(name, async (context) => {
    try {
      await writer.undoing('always', () => half(writer.look()))
    } catch (error) {
      if (error instanceof NothingToPick) context.skip(error.message)
      throw error
    }
  })
}

/** Where a figure stands in its file. */
function placeOf({ figures }: Look, id: string): string {
  const { location } = figures[id] ?? {}
  return `${writer.nameOf(location?.file ?? '')}:${location?.line}`
}

/** Where the ledger has the value of a figure. */
function placeInLedger(look: Look, id: string, field = 'value'): string {
  return `${ledgerFile}:${lineOf(writer.read(ledgerFile), [...pathOf(look, id), field])}`
}

describe('the check finds, at its very place, what was edited in one place only:', () => {
  testHalf('a figure in its file', (look) => {
    const [figure] = freeFigures(look)
    correctInFiles(writer, look, [[figure.id, corrected(figure)]])
    expectFigure(look, figure.id)
  })

  testHalf('a figure in the ledger', (look) => {
    const [figure] = freeFigures(look)
    correctInLedger(writer, look, [[figure.id, corrected(figure)]])
    expectFigure(look, figure.id)
  })

  function expectFigure(look: Look, id: string): void {
    const problems = writer.check()
    expect(places(problems)).toEqual([`${placeOf(look, id)} figures/ledger`])
    expect(problems[0]?.message).toContain(`\`${id}\``)
    expect(problems[0]?.message).toContain(`${placeInLedger(look, id)})`)
  }

  for (const [where, correctHere] of [
    ['on its page', correctInFiles],
    ['in the ledger', correctInLedger],
  ] as const)
    testHalf(`the day of the summit ${where}`, (look) => {
      const [date] = daysOfSummits(look)
      if (!date) throw new NothingToPick('the ledger has no day of a summit')
      correctHere(writer, look, [[date.id, aYearLater(date.day)]])
      const problems = writer.check()
      expect(places(problems)).toContain(`${placeOf(look, date.id)} figures/ledger`)
      // A day of the week or a relation may speak of the day as well.
      const others = problems.filter(({ rule }) => !['figures/weekday', 'figures/relation'].includes(rule))
      expect(others).toHaveLength(1)
    })

  testHalf('an email address that is none', () => {
    const line = lineOf(writer.read('settings.md'), ['email', 'address'])
    writer.set('settings.md', [['email', 'address'], 'a lantern in the window'])
    expect(places(writer.check())).toEqual([`settings.md:${line} frontmatter/value`])
  })

  testHalf('a pilot that is published, without its entries in the ledger', async (look) => {
    const file = await createPilot(writer)
    expect(places(writer.check())).toEqual([])
    writer.edit(file, publish)
    const problems = writer.check()
    const own = Object.values(writer.look().figures).filter(({ location }) => writer.nameOf(location.file) === file)
    expect(own).not.toHaveLength(0)
    const told = problems.filter(({ rule }) => rule !== 'figures/relation')
    expect(places(told).sort()).toEqual(
      [
        `${placeInLedger(look, 'count/pilots')} figures/ledger`,
        ...own.map(({ location }) => `${file}:${location.line} figures/ledger`),
      ].sort(),
    )
    for (const { id } of own) expect(told.map(({ fix }) => fix).join('\n')).toContain(`- id: ${id}\n`)
  })

  testHalf('a story that is deleted, with everything that names it', (look) => {
    const [file = ''] = storiesToDelete(writer)
    const ids = Object.values(look.figures)
      .filter(({ location }) => writer.nameOf(location.file) === file)
      .map(({ id }) => id)
    const [first] = look.ledger?.figures.filter(({ id }) => ids.includes(id)) ?? []
    if (!first) throw new NothingToPick('the content has no story with a figure')
    const place = placeInLedger(look, first.id, 'id')
    writer.remove(file)
    const problems = writer.check()
    const told = problems.find(({ rule }) => rule === 'files/deleted')
    expect(places(told ? [told] : [])).toEqual([`${place} files/deleted`])
    const id = file.replace(/^.*\/|\.md$/g, '')
    expect(told?.message).toContain(`\`${id}\` is gone, but is still named in the ledger (${ids.length} entr`)
    // What only follows from it is not told again.
    expect(problems.filter(({ rule }) => rule === 'links/target' || rule === 'figures/reference')).toEqual([])
  })

  testHalf('the name of a partner’s file', (look) => {
    const [partner] = look.site?.partners ?? []
    if (!partner) throw new NothingToPick('the content has no partner')
    const renamed = `partners/${partner.id}-renamed.md`
    writer.rename(writer.nameOf(partner.file), renamed)
    expect(places(writer.check())).toEqual([`${renamed}:${lineOf(writer.read(renamed), ['id'])} files/id`])
  })

  for (const kind of ['pilots', 'articles'] as const)
    testHalf(`the name of a file that others name, in ${kind}`, (look) => {
      const named = (look.site?.[kind] ?? []).map(({ id, file }) => ({
        id,
        file: writer.nameOf(file),
        others: writer.files().filter((name) => name !== ledgerFile && writer.read(name).includes(`/${id})`)),
      }))
      const [picked] = named.filter(({ others }) => others.length > 0)
      if (!picked) throw new NothingToPick(`no text links to one of the ${kind}`)
      const renamed = `${kind}/${picked.id}-renamed.md`
      writer.rename(picked.file, renamed)
      writer.set(renamed, [['id'], `${picked.id}-renamed`])
      const problems = writer.check()
      expect(places(problems)).toEqual([`${renamed}:${lineOf(writer.read(renamed), ['id'])} files/renamed`])
      for (const name of picked.others) expect(problems[0]?.message).toContain(`${name}:`)
    })
})
