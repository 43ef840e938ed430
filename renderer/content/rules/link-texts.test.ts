import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { linkTexts } from './link-texts.ts'

describe('the words of a link', () => {
  it.each([
    '[Here.](/pilots)',
    '[CLICK HERE](/pilots)',
    '[*read more*](/pilots)',
    '[Read more »](/pilots)',
    '[here][a]\n\n[a]: /pilots',
  ])('say nothing in %j', (body) => {
    expect(runRule(linkTexts, body)).toMatchObject([{ line: 4, column: 1, severity: 'error', rule: 'links/text' }])
  })

  it.each([
    '[Here is the report](/pilots)',
    '[More than :stat[reach]](/pilots)',
    '[![The team](/images/team.jpg)](/pilots)',
    '[:stat[reach]](/pilots)',
  ])('say something in %j', (body) => {
    expect(runRule(linkTexts, body)).toEqual([])
  })

  it('are offered as the title of the page', () => {
    expect(runRule(linkTexts, '[here](/pilots#list)')[0]?.fix).toBe(
      'let the words name the page: [Our pilots](/pilots#list)',
    )
  })

  it('are looked at in the frontmatter, too, where they label an address', () => {
    const above = ['links:', '  - label: Here', '    url: https://example.org', 'cards:', '  - label: Here']
    expect(runRule(linkTexts, '', { above })).toMatchObject([{ line: 3, column: 12 }])
  })
})
