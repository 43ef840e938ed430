import { describe, expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const forms = (text: string) => tokensOf(text).map((token) => token.forms)

describe('a figure stays whole and is found by its number too:', () => {
  test.each([
    ['78.53', ['78.53']],
    ['20,000+', ['20,000+', '20,000', '20000']],
    ['5.55%', ['5.55%', '5.55']],
    ['+50%', ['+50%', '+50', '50', '50%']],
    ['HK$5,000', ['hk$5,000', '$5,000', '5,000', '5000']],
    ['€40', ['€40', '40']],
    ['65–84', ['65-84', '65', '84']],
    ['16:10', ['16:10']],
  ])('%s', (text, expected) => {
    expect(forms(text)).toEqual([expected])
  })
})

test.each([
  ['Gen Z', [['gen'], ['z']]],
  ['Genève', [['geneve']]],
  ['children’s', [['children']]],
  ['COVID-19', [['covid'], ['19']]],
  ['the 10th, B2C', [['the'], ['10th'], ['b2c']]],
  ['a full stop after 78.53.', [['a'], ['full'], ['stop'], ['after'], ['78.53']]],
  ['€', [['€']]],
  ['募金 сбор', [['募金'], ['сбор']]],
  ['… — “” !?', []],
  ['', []],
])('%j is taken apart', (text, expected) => {
  expect(forms(text)).toEqual(expected)
})

test('a token knows where it stands', () => {
  const text = 'About HK$5,000, Genève'
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['About', 'HK$5,000', 'Genève'])
})
