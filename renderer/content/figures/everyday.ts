import { readFileSync } from 'node:fs'
import type { Phrases } from './phrases.ts'

/** Everyday English, the phrases that every site has: those of `everyday.txt`, which are separated by commas. */
export function readEveryday(): Phrases {
  const lines = readFileSync(new URL('everyday.txt', import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap((line) => line.split(', '))
}
