import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixture } from '../testing/fixture.ts'
import { isInRange, usedCharacters } from './characters.ts'
import { faces } from './faces.ts'
import { subsetFace } from './subset.ts'

const characters = usedCharacters([fixture.root])

// A glyph after the space: for a font that ends in an empty glyph the metrics are guessed, with a warning.
const text = 'Beacon ~ 42'
const cuts = await Promise.all(faces.map(async (face) => ({ face, first: await subsetFace(face, text) })))

test('the same characters always make the same font', async () => {
  expect(cuts).not.toHaveLength(0)
  for (const { face, first } of cuts) {
    const second = await subsetFace(face, text)
    expect(first.css).toBe(second.css)
    expect(first.files.map(({ content }) => content.toString('base64'))).toEqual(
      second.files.map(({ content }) => content.toString('base64')),
    )
  }
})

test('each face comes with a fallback of the same size, and never takes its place late', () => {
  for (const {
    face,
    first: { css },
  } of cuts) {
    expect(css).toContain(`font-family: "${face.family}"`)
    expect(css).toContain('font-display: optional')
    expect(css).toMatch(new RegExp(`font-family: "?${face.family} Fallback"?;[^}]*size-adjust: \\d`))
    expect(css).toMatch(/ascent-override: \d/)
  }
})

test('the fallbacks are those that the stylesheet names', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  const named = [...tokens.matchAll(/"([^"]+ Fallback[^"]*)"/g)].map(([, name]) => name)
  const made = cuts.flatMap(({ first }) => [...first.css.matchAll(/font-family: "([^"]+ Fallback[^"]*)"/g)])
  expect(named).not.toEqual([])
  expect(made.map(([, name]) => name).sort()).toEqual(named.sort())
})

test('a letter from beyond the usual Latin gets a file of its own', async () => {
  const [face] = faces
  if (!face) throw new Error('there is no face')
  const { files, css } = await subsetFace(face, 'Łódź')
  expect(files.map(({ name }) => name)).toEqual(['beacon-display-latin.woff2', 'beacon-display-latin-ext.woff2'])
  expect(css.match(/unicode-range/g)).toHaveLength(1)
})

test('characters of the content are used, each once and in order', () => {
  expect(characters).toContain('©')
  expect([...characters]).toEqual([...new Set(characters)])
  expect(characters.startsWith(' ')).toBe(true)
})

test('a range of CSS covers single characters and spans', () => {
  expect(isInRange('A', 'U+0000-00FF,U+0131')).toBe(true)
  expect(isInRange('ı', 'U+0000-00FF, U+0131')).toBe(true)
  expect(isInRange('Ł', 'U+0000-00FF,U+0131')).toBe(false)
})
