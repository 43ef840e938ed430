import { describe, expect, it } from 'vitest'
import type { ContentKind } from '../kinds/routes.ts'
import { acceptedTexts, covers, isAccepted } from './accepted.ts'

const entry = (kind: ContentKind, id: string, title: string, text: string) => ({
  kind,
  id,
  file: `${id}.md`,
  data: { title, accepted: [{ text, reason: 'It is a name.' }] },
})

describe('what a file accepts', () => {
  const isAllowed = (
    from: ReturnType<typeof entry>,
    context: string,
    number: string,
    page: { path: string; file: string },
  ) => isAccepted(acceptedTexts(from), { text: number, index: context.indexOf(number) }, context, page)
  const pilot = entry('pilots', 'locker', 'Locker 13', '13')
  const screen = entry('notFound', 'not-found', 'Error 404', '404')

  it.each([
    ['on the page made from it', pilot, 'Room 13', '13', { path: '/pilot/locker', file: 'locker.md' }, true],
    ['not on another page', pilot, 'Room 13', '13', { path: '/contact', file: 'contact.md' }, false],
    ['on another page within the title', pilot, 'Read Locker 13', '13', { path: '/pilots', file: 'p.md' }, true],
    [
      'on another page within what a title says before a figure',
      entry('pilots', 'locker', 'Locker 13 for :stat[keys] keys', '13'),
      'Read Locker 13 for 800 keys',
      '13',
      { path: '/pilots', file: 'p.md' },
      true,
    ],
    ['on its own screen', screen, '404', '404', { path: '/404', file: 'not-found.md' }, true],
    ['not beyond its own screen', screen, '404 friends', '404', { path: '/contact', file: 'contact.md' }, false],
    ['not even as its title', screen, 'Error 404', '404', { path: '/contact', file: 'contact.md' }, false],
    [
      'on every page from the settings',
      entry('settings', 'settings', 'A', '13'),
      '13',
      '13',
      { path: '/b', file: 'b' },
      true,
    ],
    ['on the page of the leaders', entry('leaders', 'ann', 'A', '13'), '13', '13', { path: '/about', file: 'b' }, true],
    ['on the page of the partners', entry('partners', 'ann', 'A', '13'), '13', '13', { path: '/', file: 'b' }, true],
    [
      'on the page of the policy',
      entry('policy', 'a', 'A', '13'),
      '13',
      '13',
      { path: '/privacy-policy', file: 'b' },
      true,
    ],
  ] as const)('holds %s', (_, from, context, number, page, allowed) => {
    expect(isAllowed(from, context, number, page)).toBe(allowed)
  })
})

it('words cover a number only where they stand around it', () => {
  const text = 'Locker 13 has 13 doors'
  expect(covers(text, 'Locker 13', { text: '13', index: 7 })).toBe(true)
  expect(covers(text, 'Locker 13', { text: '13', index: 14 })).toBe(false)
})
