import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { anchors, links } from './links.ts'

it.each([
  '[to the first page](/)',
  '[to a part of a page](/pilots#list)',
  '[to a page with a query](/pilots?x=1)',
  '[to a part of this page](#list)',
  '[outside](https://example.org/report?a=b#c)',
  '[to a telephone](tel:+41220000000)',
  '[to a file](/images/team.jpg)',
  '<https://example.org>',
  '[by reference][a]\n\n[a]: /pilots',
])('a link is sound that leads %s', (body) => {
  expect(runRule(links, body)).toEqual([])
})

// Which addresses are refused is tested beside `explainAddress`.
it.each([
  '[x](/pilot)',
  '[x](/pilots/)',
  '[x](//evil.example)',
  '[x](java&#115;cript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '![x](mailto:a@example.org)',
  '![x][a]\n\n[a]: https://example.org/x.png',
  '[x]()',
  '[x][a]\n\n[a]: javascript:alert(1)',
  '![x](#team)',
  '> - **[deep](/nowhere)**',
])('a link is refused that leads nowhere: %j', (body) => {
  expect(runRule(links, body)).toMatchObject([{ severity: 'error', rule: 'links/target' }])
})

describe('what is said of it', () => {
  it('is its place in the file', () => {
    expect(runRule(links, 'Text.\n\nSee [x](/pilot).')).toMatchObject([
      { file: 'pilots/candle.md', line: 6, column: 5 },
    ])
  })

  it('is the page that was meant, or the pages that there are', () => {
    expect(runRule(links, '[x](/pilot)')[0]?.fix).toBe('did you mean `/pilots`?')
    expect(runRule(links, '[x](/somewhere-else-entirely)')[0]?.fix).toBe('the pages are /, /pilots, /pilot/candle')
    for (const body of ['![x](/images/somebody-else.jpg)', '[x](/files/report.pdf)', '[x](/.well-known/service)'])
      expect(runRule(links, body)[0]?.fix).toBe('put the file into public/, or correct its name')
  })
})

describe('in the frontmatter', () => {
  it('every href and src is looked at, at its place', () => {
    const above = ['links:', '  - href: /pilots', '  - href: /pilotz', 'image:', '  src: /images/none.jpg']
    expect(runRule(links, '', { above }).map(({ line, column }) => [line, column])).toEqual([
      [4, 11],
      [6, 8],
    ])
  })

  it('other texts are left alone', () => {
    expect(runRule(links, '', { above: ['title: /nowhere', 'path: javascript:x'] })).toEqual([])
  })
})

describe('a link to a part of a page', () => {
  it('lists the places that there are, the nearest first', () => {
    expect(runRule(anchors, 'Text. [The list](/pilots#lists)')).toEqual([
      {
        file: 'pilots/candle.md',
        line: 4,
        column: 7,
        severity: 'error',
        rule: 'links/anchor',
        message: 'there is no place #lists on /pilots',
        fix: 'did you mean `list`? (available anchors: #list, #call)',
      },
    ])
  })

  it.each([
    '[a](#about)',
    '[a](/pilot/candle#about)',
    '[a](/pilots?x=1#list)',
    '[a](/pilots#l%69st)',
    '[a](https://example.org/#x)',
  ])('finds the place of %s', (body) => {
    expect(runRule(anchors, body)).toEqual([])
  })

  it('leaves the link to a page that does not exist to another rule', () => {
    expect(runRule(anchors, '[a](/nowhere#list)')).toEqual([])
  })

  it('does not stumble over a broken escape', () => {
    expect(runRule(anchors, '[a](#%zz)')).toMatchObject([{ message: 'there is no place #%zz on this page' }])
  })
})

it('an image is found that is named with the folder of public files', () => {
  expect(runRule(links, '![A team](public/images/team.jpg)')).toMatchObject([
    {
      message: 'the image `public/images/team.jpg` has an address within public/',
      fix: 'write /images/team.jpg, without public',
    },
  ])
})
