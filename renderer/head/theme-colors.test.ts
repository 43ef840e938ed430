import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readColor } from './theme-colors.ts'

it('reads the colour of the ground out of the tokens, light and dark', () => {
  expect(readColor('--color-paper: light-dark(#fff, #000);', 'paper')).toEqual({ light: '#fff', dark: '#000' })
  expect(readColor(readFileSync('renderer/styles/tokens.css', 'utf8'), 'paper').dark).toMatch(/^#[\da-f]{6}$/)
})

it('reads a colour that is the same in both', () => {
  expect(readColor('--color-night: #1d1830;', 'night')).toEqual({ light: '#1d1830', dark: '#1d1830' })
})

it('refuses tokens without it', () => {
  expect(() => readColor('--color-nightly: #1d1830;', 'night')).toThrow('--color-night')
  expect(() => readColor(':root {}', 'paper')).toThrow('--color-paper')
})
