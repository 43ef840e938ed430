import { expect, it } from 'vitest'
import { guard } from './guard.ts'

function messageOf(work: () => string): string | undefined {
  const result = guard('a.md', () => ({ ok: true, value: work() }))
  return result.ok ? result.value : result.problems.map(({ file, message }) => `${file}: ${message}`).join()
}

it('what is thrown over a file becomes a problem with its name', () => {
  const fail = () => {
    throw new Error('the letter is lost\nand more')
  }
  expect(messageOf(fail)).toBe('a.md: this file cannot be read: the letter is lost')
})

it('a full stack is reported as what fills it', () => {
  const dig = (): string => `${dig()}.`
  expect(messageOf(dig)).toBe('a.md: this file cannot be read: its parts are nested too deep')
})
