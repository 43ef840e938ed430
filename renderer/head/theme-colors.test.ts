import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readColor, readThemeColors } from './theme-colors.ts'

it('reads the colours of the ground out of the tokens', () => {
  expect(readThemeColors('--color-paper: light-dark(#fff, #000);')).toEqual({ light: '#fff', dark: '#000' })
  expect(readThemeColors(readFileSync('renderer/styles/tokens.css', 'utf8')).light).toMatch(/^#[\da-f]{6}$/)
})

it('refuses tokens without it', () => {
  expect(() => readThemeColors(':root {}')).toThrow('--color-paper')
})

it('reads one colour', () => {
  expect(readColor('--color-night: #1d1830;', 'night')).toBe('#1d1830')
  expect(() => readColor('--color-nightly: #1d1830;', 'night')).toThrow('--color-night')
})
