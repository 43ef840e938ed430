import { describe, expect, it } from 'vitest'
import { fc } from '../testing/property.ts'
import { commandFor, didYouMean, nearest, toSlug } from './suggest.ts'

describe('the nearest names', () => {
  it('come first, and no more than asked for', () => {
    expect(nearest('sms-reech', ['mail-reach', 'sms-reach', 'sms-beach', 'title'], 2)).toEqual([
      'sms-reach',
      'sms-beach',
    ])
  })

  it('stand in the order of the alphabet when they are equally near', () => {
    expect(nearest('cot', ['cut', 'cat'], 2)).toEqual(['cat', 'cut'])
  })

  it('do not mind capitals', () => {
    expect(nearest('TITLE', ['title'])).toEqual(['title'])
  })

  it('are none when nothing is near', () => {
    expect(nearest('milestones', ['title', 'date'])).toEqual([])
  })

  it('always hold the name itself, first', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (names) => {
        for (const name of names) expect(nearest(name, names)).toEqual([name])
      }),
    )
  })
})

it('asks a question with the names, or says nothing', () => {
  expect(didYouMean('tite', ['title', 'tide'])).toBe('did you mean `tide` or `title`?')
  expect(didYouMean('x', ['milestones'])).toBe('')
})

it.each([
  ['Ärger im Büro', 'arger-im-buro'],
  ["It's", 'its'],
  ['It’s', 'its'],
  ['clean.water', 'clean-water'],
  ['Clean & Safe: Water_2030', 'clean-safe-water-2030'],
  ['ﬁve ⅕', 'five-1-5'],
  ['???', ''],
])('%s becomes the name of a file: %s', (words, name) => {
  expect(toSlug(words)).toBe(name)
})

it.each([
  ['npm run check', 'markdown', 'npm run check'],
  ['npm run check', '/tmp/a', 'npm run check -- --root /tmp/a'],
  ['npm run rename -- pilot a b', '/tmp/my site', 'npm run rename -- pilot a b --root "/tmp/my site"'],
])('a command names the folder of the content: %s for %s', (command, root, full) => {
  expect(commandFor(command, root)).toBe(full)
})
