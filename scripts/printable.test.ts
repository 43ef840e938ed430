import { describe, expect, it } from 'vitest'
import { fc } from '../renderer/content/testing/property.ts'
import { printable, printableJson, printableLine } from './printable.ts'

const piece = fc.constantFrom(
  ...['\u001b[2J', '\u009b', '\r', '\n', '\t', '\u202e', '\u2066', '\u2028', '::error::', ' ::'],
  ...['##[error]', 'ä', '👩🏽‍🚀', 'אב', '"'],
)
const hostile = fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join(''))

/** What a terminal or a log would interpret. */
const commands = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|^\s*::|##\[/mu

describe('whatever is printed', () => {
  it('is shown and not obeyed', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(printable(text)).not.toMatch(commands)
        expect(printableLine(text)).not.toMatch(commands)
        expect(printableLine(text)).not.toContain('\n')
        expect(printableJson({ text })).not.toMatch(commands)
      }),
    )
  })

  it('is read by programs as it is', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(JSON.parse(printableJson({ text }))).toEqual({ text })
      }),
    )
  })

  it.each(['plain: text', 'a\n  b', 'Genève, 👩🏽‍🚀, אבג', 'see ::milestones', 'std::string', '# [a]'])(
    'stays as it is: %j',
    (text) => {
      expect(printable(text)).toBe(text)
    },
  )
})
