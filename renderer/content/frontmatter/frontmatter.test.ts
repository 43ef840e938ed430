import { describe, expect, it } from 'vitest'
import { createLocator } from '../problems/place-problems.ts'
import { normaliseText, readSource } from './frontmatter.ts'

function read(text: string) {
  const result = readSource('file.md', text)
  if (!result.ok) throw new Error(result.problems[0]?.message)
  return result.value
}

function faults(text: string) {
  const result = readSource('file.md', text)
  return result.ok ? [] : result.problems
}

describe('a content file', () => {
  const file = ['---', 'title: A', 'list:', '  - one', '  - name: two', '---', '', 'Text.', ''].join('\n')

  it('is taken apart into fields and text', () => {
    expect(read(file)).toMatchObject({
      fields: { title: 'A', list: ['one', { name: 'two' }] },
      body: '\nText.\n',
    })
  })

  it.each([
    ["Windows' line ends", file.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${file}`],
    ['both', `\uFEFF${file.replaceAll('\n', '\r\n')}`],
    ['spaces after the fence', file.replace('---', '---  ')],
  ])('may have %s, which change no position', (_, text) => {
    const [one, other] = [read(file), read(text)]
    expect(other).toMatchObject({ fields: one.fields, body: one.body })
    const [placed, otherPlaced] = [one, other].map(({ text }) => createLocator(() => text))
    for (const place of [{ path: ['list', 1, 'name'] }, { offset: 2 }])
      expect(otherPlaced?.({ file: 'file.md', ...place })).toEqual(placed?.({ file: 'file.md', ...place }))
  })

  it('keeps a date as it is written', () => {
    expect(read('---\ndate: 2041-05-14\n---\n').fields).toEqual({ date: '2041-05-14' })
  })

  it('may close a list below its name', () => {
    const source = read('---\nlist: [\n  one,\n  { two: 2\n  }\n]\nthree: 3\n---\n')
    expect(source.fields).toEqual({ list: ['one', { two: 2 }], three: 3 })
    expect(createLocator(() => source.text)({ file: 'a.md', path: ['three'] })).toMatchObject({ line: 7, column: 8 })
  })

  it('may have nothing beneath its frontmatter', () => {
    expect(read('---\ntitle: A\n---')).toMatchObject({ body: '', fields: { title: 'A' } })
  })

  it.each(['---\n---\nText.', '---\n# nothing yet\n---\nText.'])('may have an empty frontmatter: %j', (text) => {
    expect(read(text)).toMatchObject({ fields: {}, body: 'Text.' })
  })

  it('keeps a line of hyphens in its text', () => {
    expect(read('---\ntitle: A\n---\nOne\n\n---\n\nTwo').body).toBe('One\n\n---\n\nTwo')
  })
})

describe('frontmatter is refused', () => {
  it.each([
    ['that would run code, after a space', '--- coffee\ntitle: 1\n---\n', 1, 'frontmatter/fence'],
    ['in another language', '---json\n{}\n---\n', 1, 'frontmatter/fence'],
    ['with an alias that leads nowhere', '---\na: 1\nb: *Important\n---\n', 3, 'frontmatter/yaml'],
  ])('%s', (_, text, line, rule) => {
    expect(faults(text)).toContainEqual(expect.objectContaining({ file: 'file.md', line, rule, severity: 'error' }))
  })

  it('in the right line below a stray bracket, which the YAML parser miscounts', () => {
    const stray = '---\na: 1\n}b: 2\n c\nd:\n  e: 3\n---\n'
    expect(faults(stray).map(({ line }) => line)).toEqual([3])
  })

  it('without running its code', () => {
    Object.assign(globalThis, { wasRun: false })
    faults('---js\nglobalThis.wasRun = true\n---\n')
    faults('---javascript\nglobalThis.wasRun = true\n---\n')
    expect(globalThis).toMatchObject({ wasRun: false })
  })
})

it('puts away only a byte order mark at the beginning, and only line ends of Windows', () => {
  expect(normaliseText('\uFEFFa\r\nb\rc\uFEFF')).toBe('a\nb\rc\uFEFF')
})
