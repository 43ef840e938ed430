import { expect, it } from 'vitest'
import { languageName } from './language-name.ts'

it.each([
  ['es', 'Spanish', 'Español'],
  ['cy', 'Welsh', 'Cymraeg'],
  ['pt-BR', 'Brazilian Portuguese', 'Português (Brasil)'],
  ['es-419', 'Latin American Spanish', 'Español latinoamericano'],
  ['ar', 'Arabic', 'العربية'],
  ['ht', 'Haitian Creole', undefined],
])('%s is %s in English, and %s in its own words, if these are known', (tag, english, own) => {
  expect([languageName(tag, 'en-GB'), languageName(tag, tag)]).toEqual([english, own])
})

it.each(['English', 'EN', 'en_GB', 'pt-br', 'iw', 'xx', ''])('%j is no tag of a language', (text) => {
  expect(languageName(text, 'en-GB')).toBeUndefined()
})
