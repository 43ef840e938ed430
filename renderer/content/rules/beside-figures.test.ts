import { expect, test } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { besideFigures } from './beside-figures.ts'

test.each([
  [':stat[reach] million people', 'million'],
  [':stat[reach]%', '%'],
  ['US$:stat[reach]', 'US$'],
  ['-:stat[reach] people', '-'],
  [':stat[reach]k', 'k'],
  ['**:stat[reach]** million', 'million'],
  ['[US$](/pilots):stat[reach]', 'US$'],
])('in the text, %s is told at the reference', (text, beside) => {
  expect(runRule(besideFigures, `Some words: ${text}`)).toMatchObject([
    {
      line: 4,
      column: `Some words: ${text}`.indexOf(':stat') + 1,
      message: `\`${beside}\` beside a reference changes the number that readers see`,
    },
  ])
})

test('in the frontmatter it is reported at the reference', () => {
  const problems = runRule(besideFigures, '', { above: ['lead: Some :stat[reach] million people'] })
  expect(problems).toMatchObject([{ line: 2, column: 12 }])
})

test('each of several references is looked at', () => {
  expect(runRule(besideFigures, ':stat[reach]% of :stat[donors] and :stat[reach]k')).toHaveLength(2)
})

test('what is no reference may touch its words', () => {
  expect(runRule(besideFigures, '`code`s and :contact-email[]s')).toEqual([])
})
