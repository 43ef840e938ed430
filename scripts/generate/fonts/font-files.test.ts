import { existsSync, readFileSync } from 'node:fs'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import { describe, expect, it } from 'vitest'
import { faces } from './faces.ts'
import { charactersIn, marked, usual } from './font-characters.ts'
import { fontFiles } from './font-files.ts'

const files = await fontFiles()

it.each(files)('$path is current', ({ path, content }) => {
  const isCurrent = existsSync(path) && readFileSync(path).equals(Buffer.from(content))
  expect(isCurrent, `${path} is not what would be cut now: run npm run generate`).toBe(true)
})

const css = readFileSync('renderer/fonts/fonts.css', 'utf8')
/** What the stylesheet says of its faces, each by its properties. */
const rules = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) =>
  Object.fromEntries([...rule.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
)

/** The width of an average letter of English as a share of the type size (as @capsizecss/unpack measures it). */
const averageWidths: Readonly<Record<string, number>> = {
  Arial: 913 / 2048,
  'Arial Bold': 983 / 2048,
  Georgia: 913 / 2048,
  'Noto Serif': 481 / 1000,
  'Times New Roman': 832 / 2048,
}

describe.each(faces)('$name', ({ name }) => {
  it.each([
    [`${name}.woff2`, usual],
    [`${name}-marked.woff2`, charactersIn(marked)],
  ])('has every character of its list in %s', (file, characters) => {
    const font = create(readFileSync(`renderer/fonts/${file}`))
    if (font.isCollection) throw new Error(`${file} has more than one font`)
    expect([...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([])
  })

  const faceOf = (file: string) => rules.find(({ src }) => src?.includes(`"./${file}.woff2"`))

  it('never takes the place of its fallback late, and is loaded in two parts', () => {
    const [face, markedFace] = [faceOf(name), faceOf(`${name}-marked`)]
    expect(face).toMatchObject({ 'font-display': 'optional' })
    expect(markedFace).toMatchObject({ ...face, src: expect.any(String) })
    const ranges = markedFace?.['unicode-range']?.matchAll(/U\+(\w+)-(\w+)/g) ?? []
    const codes = [...ranges].map(([, first = '', last = '']): [number, number] => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ])
    expect(charactersIn(codes)).toBe(charactersIn(marked))
  })

  it('comes with fallbacks of the same size', async () => {
    const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(readFileSync(`renderer/fonts/${name}.woff2`))
    const family = `${faceOf(name)?.['font-family']?.replaceAll('"', '')} Fallback`
    const fallbacks = rules.filter((rule) => rule['font-family']?.startsWith(`"${family}`))
    expect(fallbacks.length).toBeGreaterThan(0)
    for (const fallback of fallbacks) {
      const [, font = ''] = /local\("([^"]+)"\)/.exec(fallback.src ?? '') ?? []
      const scale = xWidthAvg / unitsPerEm / (averageWidths[font] ?? Number.NaN)
      const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`
      expect(fallback).toMatchObject({
        'font-weight': faceOf(name)?.['font-weight'],
        'size-adjust': percent(scale),
        'ascent-override': percent(ascent / unitsPerEm / scale),
        'descent-override': percent(-descent / unitsPerEm / scale),
        'line-gap-override': '0%',
      })
    }
  })
})

it('has the fallbacks that the styles name', () => {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  const named = [...tokens.matchAll(/"([^"]+ Fallback[^"]*)"/g)].map(([, name]) => name)
  const made = [...css.matchAll(/font-family: "([^"]+ Fallback[^"]*)"/g)].map(([, name]) => name)
  expect(named).not.toEqual([])
  expect(made.sort()).toEqual(named.sort())
})
