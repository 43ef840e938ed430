import { describe, expect, it, test } from 'vitest'
import { blocksIn } from '../blocks.ts'
import { runRule } from '../testing/rule-run.ts'
import { blocksFit, fieldsAreShown } from './blocks.ts'

/** A frontmatter with something for every block of this test. */
const above = ['milestones:', '  - label: A', 'keyQuestion: Why?', 'charts:', '  - id: average-gift']

describe('in a text', () => {
  it.each([
    ':stat[reach]',
    ':contact-email',
    ':website',
    '::milestones',
    '::stats[a, b]',
    '::key-question',
    '::chart[average-gift]',
    'At: noon',
    'at 14:00, by 3:1',
  ])('%s may stand', (body) => {
    expect(runRule(blocksFit, body, { above })).toEqual([])
  })

  it.each([
    [':stats[reach]', 'did you mean `stat`?'],
    ['see:this', 'put a space after the colon, or a backslash before it'],
    [':milestones', 'write `::milestones`, with two colons, on a line of its own'],
    [':::milestones\n:::', 'write `::milestones`, with two colons, on a line of its own'],
  ])('%j is no directive', (body, fix) => {
    expect(runRule(blocksFit, body, { above })).toMatchObject([{ line: 8, fix }])
  })

  it.each([
    ['::milestone', 'there is no block `::milestone`', 'did you mean `milestones`?'],
    ['::stat[a]', 'there is no block `::stat`', 'did you mean `stats`?'],
    ['::video', 'there is no block `::video`', `the blocks are ${blocksIn('pilots').join(', ')}`],
    [
      '::quotes',
      '`::quotes` shows nothing: this file has no field `quotes`',
      'add `quotes` to the fields, or remove the line',
    ],
    ['::stats[]', '`::stats` shows nothing: it names no figure', 'name them, as in `::stats[total-reach]`'],
    ['::chart[averge-gift]', 'there is no chart `averge-gift`', 'did you mean `average-gift`?'],
    ['::values', 'the block `::values` shows nothing in this file', 'remove it: only pages/about.mdx can show it'],
  ])('%s is told, with what to do', (body, message, fix) => {
    expect(runRule(blocksFit, `A\n\n${body}`, { above })).toMatchObject([
      { line: 10, column: 1, rule: 'markdown/block', message, fix },
    ])
  })

  it('a field without entries counts as none, and a chart needs one', () => {
    expect(runRule(blocksFit, '::languages\n\n::chart[gifts]', { above: ['languages: []'] })).toMatchObject([
      { message: '`::languages` shows nothing: this file has no field `languages`' },
      { message: '`::chart` shows nothing: this file has no field `charts`' },
    ])
  })

  it.each(['- ::milestones', '> ::milestones'])('a block stands on a line of its own, and not in %j', (body) => {
    expect(runRule(blocksFit, body, { above })).toMatchObject([{ line: 8, column: 3, rule: 'markdown/block' }])
  })
})

describe('in a page in MDX', () => {
  const run = (body: string) => runRule(blocksFit, body, { format: 'mdx', above: ['values: []'] })

  it('a block that it has may stand', () => {
    expect(run('All <Stat id="reach" />.\n\n<Leaders />')).toEqual([])
  })

  it.each([
    ['<b>bold</b>', 'mdx/safe-subset', 'there is no block <b>'],
    ['<Leader />', 'mdx/safe-subset', 'there is no block <Leader>'],
    ['<Values />', 'markdown/block', '`<Values>` shows nothing: this file has no field `values`'],
    ['<Milestones />', 'markdown/block', 'the block `<Milestones>` shows nothing in this file'],
  ])('%s is told', (body, rule, message) => {
    expect(run(body)).toMatchObject([{ line: 4, column: 1, rule, message }])
  })
})

test('a field that no block shows is told, with how to show it', () => {
  const above = ['title: A', 'unknown: [who pays]']
  const run = (body: string) => runRule(fieldsAreShown, body, { format: 'mdx', kind: 'nominations', above })
  expect(run('## A\n\n<Unknown />')).toEqual([])
  expect(run('## A')).toMatchObject([
    {
      ...{ line: 3, rule: 'markdown/block', message: 'nothing shows the field `unknown`' },
      fix: 'write `<Unknown />`, or remove the field',
    },
  ])
})
