import { describe, expect, it } from 'vitest'
import { readLedger } from '../figures/ledger.ts'
import { writeTable } from '../figures/ledger-table.ts'
import { characters } from '../rules/characters.ts'
import { runRule } from '../testing/rule-run.ts'
import { explainDeceit, findDeceiving } from './deceiving.ts'

const codesIn = (text: string) =>
  findDeceiving(text).map(({ index, message }) => `${index} ${/U\+\w+/.exec(message)?.[0]}`)

describe('a text may hold', () => {
  it.each([
    ['letters from right to left', 'שלום, مرحبا بالعالم'],
    ['marks of direction beside them', 'שלום\u200f!'],
    ['joiners in scripts that join', 'می\u200cخواهم क\u094d\u200dष ශ\u0dca\u200dර'],
    ['spaces of no width where they part words', 'ภาษา\u200bไทย'],
    ['emoji of several', '👩🏽\u200d🚀 👨\u200d👩\u200d👧 ❤️ 🏳️\u200d🌈'],
    ['flags that are spelled', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['hyphens that only show at an end of a line', 'Spenden\u00adaufruf'],
    ['accents and dashes', 'Genève – “yes”, ½ … €'],
  ])('%s', (_, text) => {
    expect(findDeceiving(text)).toEqual([])
  })
})

describe('is reported with its code', () => {
  it.each([
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
    ...['\u0007', '\u001b', '\u009b', '\u{e0041}'],
  ])('%j anywhere', (sign) => {
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    expect(codesIn(`a ${sign} b`)).toEqual([`2 ${code}`])
    expect(codesIn(`שלום${sign}`)).toEqual([`4 ${code}`])
  })

  it.each(['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u3164'])('%j within a word and a number', (sign) => {
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`
    expect(codesIn(`ok wo${sign}rd 2${sign}0`)).toEqual([`5 ${code}`, `10 ${code}`])
    expect(codesIn(`приве${sign}т`)).toEqual([`5 ${code}`])
  })
})

describe('in a file, each at its place:', () => {
  const told = (body: string, more?: Parameters<typeof runRule>[2]) =>
    runRule(characters, body, more).map(({ line, column, rule }) => `${line}:${column} ${rule}`)

  it.each([
    ['a text', 'Fine.\n\nSee \u202ethis', '6:5'],
    ['an entity', 'Fine.\n\nSee &#x202e;this', '6:5'],
    ['a cell', '| a |\n|---|\n| b\u2066 |', '6:4'],
    ['code, which is shown as well', '`a\u202eb`', '4:3'],
  ])('%s', (_, body, place) => {
    expect(told(body)).toEqual([`${place} content/character`])
    expect(told(body.replace(/^\|.*\|$/s, 'a\n\n| b\u2066 |'), { format: 'mdx' })).toEqual([
      `${place} content/character`,
    ])
  })

  it.each([
    ['a field', 'lead: See \u202ethis', '3:11'],
    ['an escape in a field', 'lead: "See \\u202ethis"', '3:12'],
  ])('%s', (_, line, place) => {
    expect(told('', { above: ['title: A', line] })).toEqual([`${place} content/character`])
  })

  it('the ledger', () => {
    const text = writeTable([{ id: 'a/b', value: '1', pages: '/', meaning: 'See \u202ethis.', source: 'x' }])
    expect(readLedger('ledger.csv', text)).toMatchObject({
      ok: false,
      problems: [{ file: 'ledger.csv', line: 2, column: 12, rule: 'content/character' }],
    })
  })
})

describe('an address may be', () => {
  it.each([
    ...[
      'https://example.org/@somebody',
      'https://example.org:8080/a?b=c@d',
      'https://[2001:db8::1]/',
      'https://192.0.2.7/',
    ],
    ...[
      'https://genève.ch/',
      'https://xn--genve-6ra.ch/',
      'https://пример.рф/',
      'https://例え.jp/',
      'https://日本カメラ.example/',
    ],
    ...[
      'https://a_b.example.org',
      'mailto:hello@example.org?subject=a',
      'mailto:a@genève.ch',
      'tel:+41220000000',
      'https://привет.com',
    ],
  ])('%s', (address) => {
    expect(explainDeceit(address)).toBeUndefined()
  })
})

describe('an address may not be', () => {
  it.each([
    ['https://example.org@evil.example/', 'evil.example'],
    ['https://a:b@evil.example/', 'evil.example'],
    ['https://exаmple.org/', 'U+0430'],
    ['https://xn--exmple-4nf.org/', 'U+0430'],
    ['https://www.gοοgle.com', 'U+03BF'],
    ['https://аррӏе.com', 'U+0430'],
    ['https://exam\u200bple.org', 'U+200B'],
    ['https://exam\u00adple.org', 'U+00AD'],
    ['https://example.org/a\u200fb', 'U+200F'],
    ['https://example.org\u2044evil.example', 'U+2044'],
    ['mailto:hello@exаmple.org', 'U+0430'],
    ['https:///evil.example/a', 'https://evil.example/a'],
    ['https://example.org\\@evil.example/', 'https://example.org/@evil.example/'],
    ['https://example.org/a\\..\\b', 'https://example.org/b'],
    ['https://2130706433/', 'https://127.0.0.1/'],
    ['https://ex%61mple.org/', 'https://example.org/'],
    ['https://example。org/', 'https://example.org/'],
    ['https://example.org:443/', 'https://example.org/'],
  ])('%s', (address, said) => {
    const fault = explainDeceit(address)
    expect(fault?.message).toContain(said)
    expect(fault?.fix).toBeTruthy()
  })
})
