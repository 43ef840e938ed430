import { expect, test } from 'vitest'
import { blankHeadingNumber, findNumbers } from './find-numbers.ts'

const numbers = (heading: string) => findNumbers(blankHeadingNumber(heading)).map(({ text }) => text)

test.each(['01. Subscriber Goal', '1. Who we are', '2) Title', '12. Cookies', '01 Subscriber Goal'])(
  'the number at the beginning of `%s` is part of the name',
  (heading) => {
    expect(blankHeadingNumber(heading)).toHaveLength(heading.length)
    expect(numbers(heading)).toEqual([])
  },
)

test.each([
  ['840: people', '840'],
  ['840. People', '840'],
  ['12 people', '12'],
  ['1. The 12 people', '12'],
])('the number in `%s` is one that a reader can quote', (heading, number) => {
  expect(numbers(heading)).toEqual([number])
})
