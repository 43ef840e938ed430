import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it.each([
  ['es', 'Spanish', 'Español'],
  ['cy', 'Welsh', 'Cymraeg'],
  ['pt-BR', 'Brazilian Portuguese', 'Português (Brasil)'],
  ['ar', 'Arabic', 'العربية'],
])('%s is %s in English, and %s in its own words', (tag, english, own) => {
  expect([languageName(tag, 'en-GB'), languageName(tag, tag)]).toEqual([english, own])
})

it.each(['English', 'EN', 'en_GB', 'xx', ''])('%j is no tag of a language', (text) => {
  expect(languageName(text, 'en-GB')).toBeUndefined()
})
