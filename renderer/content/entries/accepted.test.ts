import { describe, expect, it } from 'vitest'
import type { ContentKind } from '../kinds/routes.ts'
import { acceptedTexts, covers, isAccepted } from './accepted.ts'

/** Whether what a file accepts holds for a number in a text on a page. */
function isAllowed(kind: ContentKind, title: string, context: string, path: string): boolean {
  const number = /\d+/.exec(title)?.[0] ?? ''
  const accepted = [{ text: number, reason: 'It is a name.' }]
  const entry = { kind, id: 'locker', file: 'locker.md', data: { title, accepted } }
  const page = { path, file: ['/pilot/locker', '/404'].includes(path) ? 'locker.md' : 'other.md' }
  return isAccepted(acceptedTexts(entry), { text: number, index: context.indexOf(number) }, context, page)
}

describe('what a file accepts', () => {
  it.each([
    ['on the page made from it', 'pilots', 'Locker 13', 'Room 13', '/pilot/locker'],
    ['on another page within the title', 'pilots', 'Locker 13', 'Read Locker 13', '/pilots'],
    ['within what a title says before a figure', 'pilots', 'Box 13 for :stat[a]', 'Read Box 13 for 800', '/pilots'],
    ['on its own screen', 'notFound', 'Error 404', '404', '/404'],
    ['on every page from the settings', 'settings', '13', '13', '/b'],
    ['on the page of the leaders', 'leaders', '13', '13', '/about'],
    ['on the page of the partners', 'partners', '13', '13', '/'],
    ['on the page of the policy', 'policy', '13', '13', '/privacy-policy'],
  ] as const)('holds %s', (_, kind, title, context, path) => {
    expect(isAllowed(kind, title, context, path)).toBe(true)
  })

  it.each([
    ['on another page', 'pilots', 'Locker 13', 'Room 13', '/contact'],
    ['beyond its own screen', 'notFound', 'Error 404', '404 friends', '/contact'],
    ['beyond it even as its title', 'notFound', 'Error 404', 'Error 404', '/contact'],
  ] as const)('does not hold %s', (_, kind, title, context, path) => {
    expect(isAllowed(kind, title, context, path)).toBe(false)
  })
})

it('words cover a number only where they stand around it', () => {
  const text = 'Locker 13 has 13 doors'
  expect(covers(text, 'Locker 13', { text: '13', index: 7 })).toBe(true)
  expect(covers(text, 'Locker 13', { text: '13', index: 14 })).toBe(false)
})
