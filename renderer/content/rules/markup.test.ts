import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { headings, images, markup } from './markup.ts'

describe('raw HTML in markdown', () => {
  it.each([
    ['<b>bold', 1],
    ['Text <br> text', 6],
    ['<!-- a comment -->', 1],
    ['<script>\nalert(1)\n</script>', 1],
    ['<?php ?>', 1],
    ['<!DOCTYPE html>', 1],
    ['- <div>', 3],
    ['Text <![CDATA[x]]> text', 6],
    ['[the <img src=x onerror=alert(1)> report](/pilots)', 6],
  ])('%j is refused at its place', (body, column) => {
    expect(runRule(markup, body)).toMatchObject([{ line: 4, column, rule: 'markdown/html' }])
  })

  it.each(['a \\<b>', '`<b>`', '    <b>', '1 < 2 > 1', '<https://example.org>'])('%j is none', (body) => {
    expect(runRule(markup, body)).toEqual([])
  })

  it('is shown by its first line only', () => {
    expect(runRule(markup, '<div>\nlong\n</div>')[0]?.message).toBe('raw HTML is not allowed: `<div>`')
  })

  it('is a matter of the safe subset in MDX', () => {
    expect(runRule(markup, '{bold}', { format: 'mdx' })).toMatchObject([{ line: 4, rule: 'mdx/safe-subset' }])
    expect(runRule(markup, '<Leaders />', { format: 'mdx' })).toEqual([])
  })
})

describe('headings', () => {
  it.each(['## A\n\n### B\n\n#### C\n\n## D', '## A\n\n### B\n\n### C', 'Text without any'])(
    '%j follow in order',
    (body) => {
      expect(runRule(headings, body)).toEqual([])
    },
  )

  it.each([
    ['# A', 4, 'write ## A'],
    ['### A', 4, 'write ## A'],
    ['## A\n\n#### B', 6, 'write ### B'],
    ['## A\n\n##', 6, 'write its words or remove it'],
    ['Title\n=====', 4, 'write ## Title'],
  ])('%j do not', (body, line, fix) => {
    expect(runRule(headings, body)).toMatchObject([{ line, rule: 'markdown/heading', fix }])
  })

  it('begin one level lower in a section of a page', () => {
    expect(runRule(headings, '### A', { headingAbove: 2 })).toEqual([])
    expect(runRule(headings, '## A', { headingAbove: 2 })).toMatchObject([{ fix: 'write ### A' }])
  })
})

describe('a picture', () => {
  it.each(['![A well](/images/team.jpg)', '![decorative](/images/team.jpg)', '![A well][a]\n\n[a]: /images/team.jpg'])(
    'says what it shows, or that it only decorates: %s',
    (body) => {
      expect(runRule(images, body)).toEqual([])
    },
  )

  it.each(['![](/images/team.jpg)', '![ ](/images/team.jpg)', '![][a]\n\n[a]: /images/team.jpg', '> - ![](/a.jpg)'])(
    'is refused without either: %s',
    (body) => {
      expect(runRule(images, body)).toMatchObject([{ line: 4, severity: 'error', rule: 'images/alternative' }])
    },
  )
})
