import { describe, expect, test } from 'vitest'
import { displayForms, formatFigure } from '../figures/format.ts'
import { resolveFigure } from '../figures/reference.ts'
import { type FoundFile, findFiles, readText } from '../files.ts'
import { readSource } from '../frontmatter.ts'
import { loadContent } from '../load.ts'
import type { Problem } from '../problem.ts'
import { checkEntry } from './index.ts'

const root = 'markdown'
const { figures, routes, references } = loadContent({ root, publicFolder: 'public', today: '2025-09-01' })
const context = {
  figures,
  routes: new Set(routes.map(({ path }) => path)),
  isUnknown: () => false,
  isPublicFile: () => true,
}

/** A reference in the source of a file, as `:stat[id]{form=words}` or `<Stat id="id" form="words" />`. */
const reference =
  /(?<!:):stat\[(?<id>[^\]\n]+)\](?:\{form=(?<form>[a-z]+)\})?|<Stat id="(?<elementId>[^"]+)"(?: form="(?<elementForm>[a-z]+)")? \/>/g

/** A file in which one figure is typed instead of referred to. */
interface Mutant {
  name: string
  found: FoundFile
  text: string
  typed: string
  line: number
  column: number
}

/** Types each reference of a file out, one at a time, in the form that it asks for. */
function mutate(found: FoundFile, text: string): Mutant[] {
  return [...text.matchAll(reference)].map(({ 0: source, index, groups }) => {
    const id = groups?.id ?? groups?.elementId ?? ''
    const figure = resolveFigure(id, figures, found.id)
    if (!figure) throw new Error(`${id} is no figure`)
    const asked = groups?.form ?? groups?.elementForm
    const typed = formatFigure(figure, displayForms.find((form) => form === asked) ?? 'full')
    const lines = text.slice(0, index).split('\n')
    return {
      name: `${found.file}:${lines.length} ${source} → ${typed}`,
      found,
      text: text.slice(0, index) + typed + text.slice(index + source.length),
      typed,
      line: lines.length,
      column: (lines.at(-1) ?? '').length + 1,
    }
  })
}

function typedNumbersIn(found: FoundFile, text: string): Problem[] {
  const source = readSource(found.file, text)
  if (!source.ok) throw new Error(source.problems[0]?.message)
  const { problems } = checkEntry({ ...found, source: source.value, data: {} }, context)
  return problems.filter(
    ({ rule, message }) => rule === 'figures/typed-number' && message.startsWith('found the number'),
  )
}

/** Whether one of the problems points at the typed figure; a text over several lines is pointed at as a whole. */
function isCaught({ found, text, typed, line, column }: Mutant): boolean {
  return typedNumbersIn(found, text).some((problem) => {
    const number = /`(.*)`/.exec(problem.message)?.[1] ?? ''
    const isHere = problem.line === line && problem.column >= column && problem.column < column + typed.length
    return isHere || (problem.line < line && typed.includes(number))
  })
}

const files = findFiles(root).files.map((found) => {
  const text = readText(found)
  if (!text.ok) throw new Error(text.problems[0]?.message)
  return { found, text: text.value }
})
const mutants = files.flatMap(({ found, text }) => mutate(found, text))

describe('every figure of the real content that is typed instead of referred to is caught', () => {
  test('the content itself holds none, so that each problem comes from the change', () => {
    expect(files.flatMap(({ found, text }) => typedNumbersIn(found, text))).toEqual([])
  })

  test(`each of the ${references} references is typed out once`, () => {
    expect(references).toBeGreaterThan(100)
    expect(mutants).toHaveLength(references)
  })

  test(`${mutants.length} of ${mutants.length} typed figures are found where they stand`, () => {
    const survivors = mutants.filter((mutant) => !isCaught(mutant)).map(({ name }) => name)
    const killed = mutants.length - survivors.length
    console.log(
      `typed figures caught: ${killed} of ${mutants.length} (${((100 * killed) / mutants.length).toFixed(1)} %)`,
    )
    expect(survivors).toEqual([])
  })
})
