import { expect, it } from 'vitest'
import { readKindWord } from './kind-word.ts'

it.each([
  [undefined, 'expected a kind and a name; the kinds are pilot, leader (npm run new)'],
  ['pilt', 'this command takes no kind pilt; did you mean `pilot`? (npm run new)'],
  ['constructor', 'this command takes no kind constructor; the kinds are pilot, leader (npm run new)'],
  ['policy', 'this command takes no kind policy; the kinds are pilot, leader (npm run new)'],
])('the kind %s is refused with those that a command takes', (typed, says) => {
  expect(() => readKindWord(typed, 'npm run new', ['pilots', 'leaders'])).toThrow(says)
})
