import { load } from 'cheerio'
import { expect, it } from 'vitest'
import type { PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { problemPanel } from './problem-panel.ts'

const nothing = { errors: [], warnings: [], elsewhere: [] }
const problem = (severity: PlacedProblem['severity'], message: string, file = 'a.md'): PlacedProblem => ({
  ...{ file, line: 2, column: 1, rule: 'a/b' },
  ...{ severity, message },
})

it('is not there where nothing is to be said', () => {
  expect(problemPanel(nothing, 'markdown')).toBe('')
})

it('opens by itself for errors alone, and says how many there are of what', () => {
  const warnings = [problem('warning', 'old'), problem('warning', 'short')]
  const quiet = load(problemPanel({ ...nothing, warnings }, 'markdown'))
  expect(quiet('details[open], [role=alert]')).toHaveLength(0)
  expect(quiet('summary').text()).toBe('2 warnings')
  const loud = load(problemPanel({ warnings, errors: [], elsewhere: [problem('error', 'wrong')] }, 'markdown'))
  expect(loud('details[open] [role=alert]').text()).toMatch(/^1 error in other files:.*wrong/)
  expect(loud('summary').text()).toBe('1 error, 2 warnings')
})

it('shows the line of a fault, with a link to it that the editor understands', () => {
  const { root } = createContentTree()
  const file = `${root}/pages/contact.md`
  const page = load(problemPanel({ ...nothing, errors: [{ ...problem('error', 'wrong', file), fix: 'right' }] }, root))
  expect(page('pre').text()).toMatch(/^ {2}2 │ \w+/)
  expect(page('li').text()).toContain('→ right')
  const link = new URL(page('a').attr('href') ?? '', 'http://localhost')
  expect(link.pathname).toBe('/__open-in-editor')
  expect(link.searchParams.get('file')).toBe(`${file}:2:1`)
})

it('shows markup and signs that a terminal obeys as text, and links to no file outside the content', () => {
  const told = problem('error', '<script>alert("1")</script>\u001b[31m', 'package.json')
  const page = load(problemPanel({ ...nothing, errors: [told] }, 'markdown'))
  expect(page('script, a')).toHaveLength(0)
  expect(page('li').text()).toContain('<script>alert("1")</script>\ufffd[31m')
})
