import { expect, it } from 'vitest'
import { errorAt } from '../problems/problem.ts'
import { runRule } from '../testing/rule-run.ts'
import type { Rule } from './rule.ts'
import { findPlaceholderAddresses, isPlaceholderAddress } from './targets.ts'

it.each([
  'https://example.org',
  'https://www.example.com/report?x=1',
  'https://EXAMPLE.net./',
  'https://site.test',
  'https://a.b.invalid/x',
  'https://localhost:8080',
  'https://127.0.0.1/x',
  'https://[::1]/',
  'mailto:hello@example.org?subject=x',
])('%s is an address for examples', (address) => {
  expect(isPlaceholderAddress(address)).toBe(true)
})

it.each([
  'https://example.org.uk',
  'https://myexample.org',
  'https://contest.org',
  '/pilots',
  '#x',
  'mailto:a@b.org',
  'tel:+41',
])('%s is none', (address) => {
  expect(isPlaceholderAddress(address)).toBe(false)
})

it('counts each once, and none within what is marked as a placeholder', () => {
  const above = [
    'url: https://example.org',
    'links:',
    '  - { label: a, url: "https://example.org/a", placeholder: true }',
    '  - { label: b, url: "https://example.org/b" }',
  ]
  const found: Rule = (document) => findPlaceholderAddresses(document).map(({ place }) => errorAt(place, 'r', 'm'))
  const placeholders = runRule(found, '[the report](https://example.org/c)', { above })
  expect(placeholders.map(({ line }) => line)).toEqual([7, 2, 5])
})
