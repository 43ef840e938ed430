import { expect, test } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { openEntry } from '../entries/entry.ts'
import { displayForms, formatFigure } from '../figures/format.ts'
import { resolveFigure } from '../figures/reference.ts'
import { type ContentFile, findFiles } from '../files/find-files.ts'
import { readText } from '../files/read-text.ts'
import { placeProblems } from '../problems/place-problems.ts'
import { type PlacedProblem, placeIn } from '../problems/problem.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { checkDocument } from './check-document.ts'

const { figures, references } = loadedFixture
const context = { ...loadedFixture.index, isUnreviewed: () => false }

/** A file of the content, with the places in it where a figure is referred to. */
interface Referring {
  file: ContentFile
  text: string
  references: Reference[]
}

interface Reference {
  source: string
  index: number
  shown: string
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

/** Whether no number is found where something is typed in the place of a reference. */
function survives({ file, text }: Referring, { source, index, shown }: Reference): boolean {
  const before = text.slice(0, index)
  const { line, column } = placeIn(before, index)
  const problems = typedNumbersIn(file, before + shown + text.slice(index + source.length))
  return !problems.some(
    (problem) => problem.line === line && problem.column >= column && problem.column < column + shown.length,
  )
}

function typedNumbersIn(file: ContentFile, text: string): PlacedProblem[] {
  const problems = checkDocument(openEntry({ ...file, text }), context)
  const numbers = problems.filter(({ rule }) => rule === 'figures/typed-number')
  return placeProblems(numbers, () => text)
}

const files = findFiles(fixture.root)
  .files.map(readReferring)
  .filter((file) => file.references.length > 0)

test('every reference of the fixture is among those that are tried, and nothing is found before', () => {
  expect(references).toBeGreaterThan(50)
  expect(files.flatMap((file) => file.references)).toHaveLength(references)
  expect(files.flatMap(({ file, text }) => typedNumbersIn(file, text))).toEqual([])
})

test('each is caught when it is typed out as it is shown', { timeout: 60_000 }, () => {
  const alive = files.flatMap((file) => file.references.filter((reference) => survives(file, reference)))
  expect(alive).toEqual([])
})
