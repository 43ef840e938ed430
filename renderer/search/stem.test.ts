import { expect, test } from 'vitest'
import { stem } from './stem.ts'

/** The examples of Porter's paper, step by step; each is stemmed to the end here. */
const examples = `
caresses caress, ponies poni, ties ti, caress caress, cats cat,
feed feed, agreed agre, plastered plaster, bled bled, motoring motor, sing sing, conflated conflat, troubled troubl,
sized size, hopping hop, tanned tan, falling fall, hissing hiss, fizzed fizz, failing fail, filing file, happy happi, sky sky,
relational relat, conditional condit, rational ration, valency valenc, hesitancy hesit, digitizer digit, radically radic,
differently differ, vilely vile, analogously analog, vietnamization vietnam, predication predic, operator oper,
feudalism feudal, decisiveness decis, hopefulness hope, callousness callous, formality formal, sensitivity sensit,
sensibility sensibl, triplicate triplic, formative form, formalize formal, electricity electr, electrical electr,
hopeful hope, goodness good, revival reviv, allowance allow, inference infer, airliner airlin, gyroscopic gyroscop,
adjustable adjust, defensible defens, irritant irrit, replacement replac, adjustment adjust, dependent depend,
adoption adopt, communism commun, activate activ, angularity angular, homologous homolog, effective effect,
bowdlerize bowdler, probate probat, rate rate, cease ceas, controlling control, rolling roll, generalizations gener,
oscillators oscil`

test.each(examples.split(',').map((pair) => pair.trim().split(' ')))(
  'a word is stemmed as Porter says %s to %s',
  (word = '', expected = '') => {
    expect(stem(word)).toBe(expected)
  },
)

test.each([
  ['nominate nominated nominating nomination nominations'],
  ['text texts texted texting'],
  ['story stories'],
  ['donate donation donations'],
  ['organise organised organisation organisations'],
  ['fundraiser fundraisers fundraising'],
  ['yes'],
])('words of one family have one stem: %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1)
})

test('words of two families have two', () => {
  expect(stem('texting')).not.toBe(stem('testing'))
  expect(stem('partner')).not.toBe(stem('party'))
})

test.each(['us', 'a', '91.35', 'hk$4250', 'b2c', 'café', '募金', ''])('%j stays as it is', (word) => {
  expect(stem(word)).toBe(word)
})
