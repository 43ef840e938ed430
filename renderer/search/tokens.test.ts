import { expect, test } from 'vitest'
import { anyCharacter, fc } from '../content/testing/property.ts'
import { createTokenizer, tokensOf } from './tokens.ts'

const forms = (text: string) => tokensOf(text).map((token) => token.forms)

test.each([
  ['91.35', ['91.35']],
  ['8,600+', ['8600+', '8600']],
  ['6.45%', ['6.45%', '6.45']],
  ['+50%', ['+50%', '+50', '50', '50%']],
  ['HK$4,250', ['hk$4250', '$4250', '4250']],
  ['hk$4250', ['hk$4250', '$4250', '4250']],
  ['1,234,567', ['1234567']],
  ['5,55%', ['5,55%', '5,55']],
  ['€40', ['€40', '40']],
  ['52–71', ['52-71', '52', '71']],
  ['12:15', ['12:15']],
])('a figure stays whole, and is found by its number too: %s', (text, expected) => {
  expect(forms(text)).toEqual([expected])
})

test.each([
  ['Gen Z', [['gen'], ['z']]],
  ['Genève', [['geneve']]],
  ['children’s', [['children']]],
  ['COVID-19', [['covid'], ['19']]],
  ['the 10th, B2C', [['the'], ['10th'], ['b2c']]],
  ['a full stop after 91.35.', [['a'], ['full'], ['stop'], ['after'], ['91.35']]],
  ['€', [['€']]],
  ['募金 сбор', [['募金'], ['сбор']]],
  ['… — “” !?', []],
  ['', []],
])('%j is taken apart', (text, expected) => {
  expect(forms(text)).toEqual(expected)
})

test('a token knows where it stands', () => {
  const text = 'About HK$4,250, Genève'
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['About', 'HK$4,250', 'Genève'])
})

test('a text is taken apart alike where words that come again are known', () => {
  const sign = fc.constantFrom(..."0123456789aBéж字$€%+-–—.,:’' \u0301".split(''))
  const tokenize = createTokenizer()
  const text = fc.string({ unit: fc.oneof(sign, sign, sign, anyCharacter), maxLength: 60 })
  fc.assert(
    fc.property(text, (text) => {
      expect(tokenize(text)).toEqual(forms(text).flat())
    }),
    { numRuns: 2000 },
  )
})
