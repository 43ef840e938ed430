import { existsSync, readFileSync } from 'node:fs'
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

describe.each(faces)('$family', ({ family }) => {
  const name = family.toLowerCase().replace(' ', '-')

  it.each([
    [`${name}.woff2`, usual],
    [`${name}-marked.woff2`, charactersIn(marked)],
  ])('has every character of its list in %s', (file, characters) => {
    const font = create(readFileSync(`renderer/fonts/${file}`))
    if (font.isCollection) throw new Error(`${file} has more than one font`)
    expect([...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([])
  })

  it('comes with a fallback of the same size, and never takes its place late', () => {
    expect(css).toMatch(new RegExp(`font-family: "${family}";[^}]*font-display: optional`))
    expect(css).toMatch(new RegExp(`font-family: "${family} Fallback";[^}]*size-adjust: \\d[^}]*ascent-override: \\d`))
  })
})

it('has the fallbacks that the styles name', () => {
  const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
  const named = [...tokens.matchAll(/"([^"]+ Fallback[^"]*)"/g)].map(([, name]) => name)
  const made = [...css.matchAll(/font-family: "([^"]+ Fallback[^"]*)"/g)].map(([, name]) => name)
  expect(named).not.toEqual([])
  expect(made.sort()).toEqual(named.sort())
})
