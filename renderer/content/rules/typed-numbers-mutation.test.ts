import { describe, expect, test } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { openEntry } from '../entries/entry.ts'
import { displayForms, formatFigure } from '../figures/format.ts'
import { resolveFigure } from '../figures/reference.ts'
import { type ContentFile, findFiles } from '../files/find-files.ts'
import { readText } from '../files/read-text.ts'
import { placeProblems } from '../problems/place-problems.ts'
import type { PlacedProblem } from '../problems/problem.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { checkDocument } from './check-document.ts'

const { figures, references } = loadedFixture
const context = { ...loadedFixture.index, isUnreviewed: () => false }

/** A file of the content, with the places in it where a figure is referred to. */
interface Referring {
  file: ContentFile
  text: string
  references: { source: string; index: number; shown: string }[]
}

/** `:stat[id]{form=words}`, or `<Stat id="id" form="words" />`. */
const pattern =
  /(?<!:):stat\[(?<id>[^\]\n]+)\](?:\{form=(?<form>[a-z]+)\})?|<Stat id="(?<elementId>[^"]+)"(?: form="(?<elementForm>[a-z]+)")? \/>/g

function readReferring(file: ContentFile): Referring {
  const text = readText(file.path)
  if (!text.ok) throw new Error(text.problems[0]?.message)
  const inFile = [...text.value.matchAll(pattern)].map(({ 0: source, index, groups }) => {
    const id = groups?.id ?? groups?.elementId ?? ''
    const figure = resolveFigure(id, figures, file.id)
    if (!figure) throw new Error(`${id} is no figure`)
    const asked = groups?.form ?? groups?.elementForm
    return { source, index, shown: formatFigure(figure, displayForms.find((form) => form === asked) ?? 'full') }
  })
  return { file, text: text.value, references: inFile }
}

/** The numbers that are found in the file when something is typed in the place of references, and what is not found. */
function survivors({ file, text }: Referring, typed: { source: string; index: number; shown: string }[]): string[] {
  let changed = ''
  let end = 0
  const places = typed.map(({ source, index, shown }) => {
    changed += text.slice(end, index)
    const lines = changed.split('\n')
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1, source, shown }
    changed += shown
    end = index + source.length
    return place
  })
  const problems = typedNumbersIn(file, changed + text.slice(end))
  return places
    .filter(({ line, column, shown }) => {
      const isHere = (problem: PlacedProblem) =>
        problem.line === line && problem.column >= column && problem.column < column + shown.length
      return !problems.some(isHere)
    })
    .map(({ line, source, shown }) => `${file.file}:${line} ${source} → ${shown}`)
}

function typedNumbersIn(file: ContentFile, text: string): PlacedProblem[] {
  const problems = checkDocument(openEntry({ ...file, text }), context)
  const numbers = problems.filter(({ rule }) => rule === 'figures/typed-number')
  return placeProblems(numbers, () => text)
}

const files = findFiles(fixture.root)
  .files.map(readReferring)
  .filter((file) => file.references.length > 0)

describe(`each of the ${references} references of the fixture is caught when`, { timeout: 60_000 }, () => {
  const report = (how: string, alive: readonly string[]) => {
    const caught = references - alive.length
    console.log(`${how}: ${caught} of ${references} caught (${((100 * caught) / references).toFixed(1)} %)`)
    expect(alive).toEqual([])
  }

  test('every reference is among those that are tried, and nothing is found before', () => {
    expect(references).toBeGreaterThan(50)
    expect(files.flatMap((file) => file.references)).toHaveLength(references)
    expect(files.flatMap(({ file, text }) => typedNumbersIn(file, text))).toEqual([])
  })

  test('it alone is typed out as it is shown', () => {
    report(
      'typed as shown, one at a time',
      files.flatMap((file) => file.references.flatMap((reference) => survivors(file, [reference]))),
    )
  })

  test.each(['seven', '12', '45%'])('all are typed as %s', (shown) => {
    const typed = (file: Referring) => file.references.map((reference) => ({ ...reference, shown }))
    report(
      `typed as ${shown}`,
      files.flatMap((file) => survivors(file, typed(file))),
    )
  })
})
