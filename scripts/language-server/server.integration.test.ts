import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic, WorkspaceEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { whenDone } from '../test/setup/when-done.ts'
import { positionOf, type TestEditor } from './testing/editor.ts'
import { serve } from './testing/serve.ts'

const pilot = 'pilots/lantern-post.md'
const contact = 'pages/contact.md'

/** The server of the tests that write nothing to the disk. */
let shared: TestEditor
const done = whenDone()
beforeAll(async () => {
  shared = await serve(fixture.root, done.add)
})
afterEach(() => shared.closeAll())
afterAll(done.run)

const read = (file: string) => readFileSync(join(fixture.root, file), 'utf8')

/** The words that a diagnostic underlines. */
function underlined(text: string, { range }: Diagnostic): string {
  return TextDocument.create('', '', 0, text).getText(range)
}

/** Does what a rename asks of an editor, with files that are not open. */
function applyTo(edit: WorkspaceEdit): string[] {
  return Object.entries(edit.changes ?? {}).map(([uri, edits]) => {
    const path = fileURLToPath(uri)
    const document = TextDocument.create(uri, '', 0, readFileSync(path, 'utf8'))
    writeFileSync(path, TextDocument.applyEdits(document, edits))
    return path
  })
}

describe('faults', () => {
  it('are reported as somebody types, exactly where they stand, with their fix, and go when they are fixed', async () => {
    const { write, told, fixes } = shared
    const text = read(contact)
    const wrong = `${text}\nAll 7 museums, see [the list](/pilotz) and :stat[sinse].\n`
    await write(contact, wrong)
    const found = await told(contact, ({ length }) => length === 3)
    expect(found.map((each) => [each.code, underlined(wrong, each)])).toEqual(
      expect.arrayContaining([
        ['figures/typed-number', '7'],
        ['links/target', '/pilotz'],
        ['figures/reference', ':stat[sinse]'],
      ]),
    )
    expect(found.map(({ message }) => message)).toContainEqual('there is no page /pilotz\n→ did you mean `/pilots`?')
    expect((await fixes(contact, found)).map(({ title }) => title)).toContain('Write /pilots')
    expect(read(contact)).toBe(text)
    await write(contact, text)
    await told(contact, ({ length }) => length === 0)
  })

  it('go with the text that was not saved', async () => {
    const { write, close, told } = shared
    await write(pilot, read(pilot).replace('value: 41300', 'value: 41301'))
    const [fault] = await told(pilot, ({ length }) => length > 0)
    expect(fault?.message).toContain('41,301')
    await write('ledger.yaml', read('ledger.yaml').replace('pages:\n      - /\n', 'pages:\n      - /nowhere\n'))
    await told('ledger.yaml', ({ length }) => length > 0)
    for (const file of [pilot, 'ledger.yaml']) await close(file)
    for (const file of [pilot, 'ledger.yaml']) await told(file, ({ length }) => length === 0)
  })

  it('outlive whatever somebody types, and requests about it', async () => {
    const { write, told, complete, hover, define, references } = shared
    const texts = [
      ...['', '---', '---\n', '---\nid: [\n---\n:stat[', '\u0000', '\ud800', '---js\nx\n---', '\ufeff---\r\n---\r\n'],
      ...[
        '<Stat '.repeat(20_000),
        ':stat['.repeat(20_000),
        '>'.repeat(5000),
        '[a]('.repeat(20_000),
        'a/'.repeat(50_000),
      ],
    ]
    for (const file of [contact, 'pages/about.mdx', 'ledger.yaml'])
      for (const text of texts) {
        await write(file, text)
        for (const position of [
          { line: 3, character: 7 },
          { line: 9e9, character: 9e9 },
        ])
          await Promise.all([complete, hover, define, references].map((ask) => ask(file, position)))
      }
    await told(contact, (found) => found.some(({ severity }) => severity === 1))
    for (const file of [contact, 'pages/about.mdx', 'ledger.yaml']) await write(file, read(file))
    await told(contact, ({ length }) => length === 0)
  }, 60_000)

  it('are reported for the content alone: a file elsewhere is not looked at', async () => {
    const { write, told, complete, hover, connection } = shared
    const outside = join('..', 'elsewhere.md')
    await write(outside, 'All 7 museums :stat[')
    expect(await complete(outside, { line: 0, character: 20 })).toEqual([])
    expect(await hover(outside, { line: 0, character: 17 })).toBe('')
    for (const uri of ['untitled:Untitled-1', 'http://[', 'file://%', `${pathToFileURL(process.cwd())}/package.json`]) {
      const asked = { textDocument: { uri }, position: { line: 0, character: 0 } }
      expect(await connection.sendRequest('textDocument/hover', asked)).toBeNull()
    }
    await write(contact, 'All')
    await told(contact, ({ length }) => length > 0)
  })
})

describe('completion', () => {
  it('offers the figures of the file first, then all others, with their values and meanings', async () => {
    const { write, complete } = shared
    const text = `${read(pilot)}\nIt saw :stat[tot`
    await write(pilot, text)
    const items = await complete(pilot, positionOf(text, 'It saw :stat[tot|'))
    const own = items.find(({ label }) => label === 'total-reach')
    expect(own?.detail).toBe('41,300 people')
    expect(own?.documentation).toContain('seen on /pilot/lantern-post')
    expect(own?.textEdit).toMatchObject({ newText: 'total-reach]' })
    const other = items.find(({ label }) => label === 'count/pilots')
    expect(String(own?.sortText) < String(other?.sortText)).toBe(true)
    const inMdx = `${read('pages/about.mdx')}\n<Stat id="" />\n`
    await write('pages/about.mdx', inMdx)
    const found = await complete('pages/about.mdx', positionOf(inMdx, '<Stat id="|" />'))
    expect(found.find(({ label }) => label === 'lantern-post/total-reach')?.textEdit).toMatchObject({
      newText: 'lantern-post/total-reach',
    })
  })

  it('offers the pages with their titles within a link, and the places on a page behind #', async () => {
    const { write, complete } = shared
    const text = `${read(contact)}\nSee [the club](/pilot/keeper-club#) or [it](/pi) or [here](#).\n`
    await write(contact, text)
    const pages = await complete(contact, positionOf(text, '](/pi|'))
    expect(pages).toContainEqual(expect.objectContaining({ label: '/pilot/keeper-club', detail: 'Keeper Club' }))
    expect(pages.map(({ label }) => label)).not.toContain('/pilot/fog-signal')
    const anchors = await complete(contact, positionOf(text, 'keeper-club#|'))
    expect(anchors.map(({ label }) => label)).toContain('/pilot/keeper-club#deep-recording')
    const own = await complete(contact, positionOf(text, '](#|'))
    expect(own.map(({ label }) => label)).toContain('#networks')
    expect(await complete(contact, positionOf(text, 'See|'))).toEqual([])
  })
})

describe('a figure', () => {
  it('says on hover what it means, where it is written and where it is seen', async () => {
    const { write, hover } = shared
    const text = read(pilot)
    await write(pilot, text)
    for (const part of [':stat[tot|al-reach] people', '- id: tot|al-reach', '  - tot|al-reach'])
      expect(await hover(pilot, positionOf(text, part)), part).toMatch(
        /^lantern-post\/total-reach: 41,300 people\n[^\n]+\nseen on \/pilot\/lantern-post[^\n]*\nwritten in \S+lantern-post\.md:\d+$/,
      )
    for (const part of ['](|/pilot/keeper-club)', '](/pilot/keep|er-club)', '](/pilot/keeper-club|)'])
      expect(await hover(pilot, positionOf(text, part)), part).toBe('/pilot/keeper-club: Keeper Club')
    expect(await hover(pilot, positionOf(text, ']|(/pilot/keeper-club)'))).toBe('')
    const ledger = read('ledger.yaml')
    await write('ledger.yaml', ledger)
    expect(await hover('ledger.yaml', positionOf(ledger, 'lantern-post/tot|al-reach'))).toContain('41,300 people')
  })

  it('leads to where it is written and to its entry in the ledger, and from there to every place that names it', async () => {
    const { write, define, references } = shared
    const [text, ledger] = [read(pilot), read('ledger.yaml')]
    await write(pilot, text)
    const lineIn = (whole: string, part: string) => positionOf(whole, part).line + 1
    const reference = positionOf(text, ':stat[total-|reach]')
    expect(await define(pilot, reference)).toEqual([
      `${pilot}:${lineIn(text, 'value: 41300')}:12`,
      `ledger.yaml:${lineIn(ledger, '- id: lantern-post/total-reach')}:9`,
    ])
    const places = await references(pilot, reference)
    expect(places).toContain(`${pilot}:${lineIn(text, '- id: total-reach')}:9`)
    expect(places.some((place) => place.startsWith('ledger.yaml:'))).toBe(true)
    expect(await define(pilot, positionOf(text, '](/pilot/keep|er-club)'))).toEqual(['pilots/keeper-club.md:1:1'])
  })

  it('is renamed in its file, in the ledger and wherever it is named, and the check finds nothing', async () => {
    const tree = createContentTree()
    const { write, rename, close } = await serve(tree.root)
    const before = tree.load().problems
    const text = tree.read(pilot)
    await write(pilot, text)
    const edit = await rename(pilot, positionOf(text, ':stat[total-|reach]'), 'reach-in-all')
    await close(pilot)
    expect(applyTo(edit).length).toBeGreaterThan(1)
    expect(tree.read('ledger.yaml')).toContain('lantern-post/reach-in-all')
    for (const file of [pilot, 'ledger.yaml']) expect(tree.read(file)).not.toMatch(/total-reach/)
    expect(tree.load().problems).toEqual(before)
  })

  it('takes with it what is named after the same id: the hours of a day', async () => {
    const tree = createContentTree()
    const { write, rename } = await serve(tree.root)
    const before = tree.load().problems
    const file = 'pages/nominate-beacon.mdx'
    await write(file, tree.read(file))
    applyTo(await rename(file, positionOf(tree.read(file), ':stat[show|case]'), 'last-day'))
    expect(tree.read('ledger.yaml')).toContain('nominate-beacon/last-day-hours')
    expect(tree.load().problems).toEqual(before)
  })

  it('is offered for renaming with its name and the place of that, and nothing else', async () => {
    const { write, renamable } = shared
    const text = read(pilot)
    await write(pilot, text)
    const range = {
      start: positionOf(text, ':stat[|total-reach]'),
      end: positionOf(text, ':stat[total-reach|]'),
    }
    expect(await renamable(pilot, positionOf(text, ':stat[total-|reach]'))).toEqual({
      range,
      placeholder: 'total-reach',
    })
  })

  it('is not renamed to what is no id or is taken, nor while a broken file may hide references, and says why', async () => {
    const { write, rename } = shared
    const text = read(pilot)
    await write(pilot, text)
    const reference = positionOf(text, ':stat[total-|reach]')
    await expect(rename(pilot, reference, 'Total Reach')).rejects.toThrow('expected lowercase letters')
    await expect(rename(pilot, reference, 'letter-reach')).rejects.toThrow('letter-reach` already')
    await expect(rename(pilot, positionOf(text, 'The fi|rst'), 'a')).rejects.toThrow('there is no figure here')
    const count = `${read(contact)}\n:stat[count/pilots] and :stat[lantern-post/m1]\n`
    await write(contact, count)
    await expect(rename(contact, positionOf(count, 'count/pil|ots'), 'A B')).rejects.toThrow('expected lowercase')
    await expect(rename(contact, positionOf(count, 'count/pil|ots'), 'a')).rejects.toThrow('named in the code')
    await expect(rename(contact, positionOf(count, 'lantern-post/m|1'), 'a')).rejects.toThrow('no id of its own')
    await write(contact, 'nonsense')
    await expect(rename(pilot, reference, 'reach-in-all')).rejects.toThrow(/fix \S+contact\.md first/)
  })
})
