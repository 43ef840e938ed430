import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { type Cache, openCache } from '../cache/cache.ts'
import { loadWithFiles } from '../check/check-content.ts'
import { openContent } from './content-source.ts'

const { publicFolder, day } = fixture
beforeAll(() => void vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000)))
afterAll(() => void vi.unstubAllEnvs())

describe('the content of the live preview', () => {
  it('outlives a load that fails: the last content stays, with the failure on every page', () => {
    const { root } = createContentTree()
    const told: string[] = []
    let fails = false
    const content = openContent({
      root,
      publicFolder,
      log: (text) => told.push(text),
      load: (options) => {
        if (fails) throw new Error('the disk is gone')
        return loadWithFiles(options)
      },
    })
    const before = content.current().site
    expect(before).toBeDefined()
    fails = true
    for (const _ of ['once', 'and again']) content.change()
    expect(content.current().site).toBe(before)
    expect(content.problemsOn('/contact').errors).toMatchObject([
      { file: root, rule: 'preview/content', message: expect.stringContaining('the disk is gone') },
    ])
    expect(told.at(-2)).toContain('the disk is gone')
    expect(told.at(-1)).toMatch(/^✗ 1 error\b/)
    fails = false
    content.change()
    expect(content.problemsOn('/contact').errors).toEqual([])
  })

  it('knows at its start what the last preview has found out', () => {
    const { root, edit } = createContentTree()
    const folder = mkdtempSync(join(tmpdir(), 'cache-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const start = () => {
      const [cache, written] = [openCache(folder), [] as string[]]
      const write: Cache['write'] = (kind, key, value) => {
        written.push(kind)
        cache.write(kind, key, value)
      }
      const { site, problems } = openContent({
        root,
        publicFolder,
        cache: { ...cache, write },
        log: () => {},
      }).current()
      return { site, problems, written }
    }
    const first = start()
    expect(first.written).toContain('page')
    expect(start()).toEqual({ ...first, written: [] })
    edit('pilots/keeper-club.md', (text) => text.replace('title: ', 'title: The '))
    const { site, problems } = loadWithFiles({ root, publicFolder, includeDrafts: true, today: fixture.day })
    expect(start()).toMatchObject({ site, problems, written: expect.arrayContaining(['files', 'page']) })
  })

  it('tells nothing in the terminal that it would obey', () => {
    const { root, edit } = createContentTree()
    const told: string[] = []
    const content = openContent({ root, publicFolder, log: (text) => told.push(text) })
    for (const [from, to] of [
      ['icon: chat', 'icon: "ca\\x9bht"'],
      ['icon: "ca\\x9bht"', 'icon: chat'],
    ] as const) {
      edit('pilots/keeper-club.md', (text) => text.replace(from, to))
      content.change()
    }
    expect(told.at(-2)).toContain('found "ca\ufffdht"')
    expect(told.at(-1)).toMatch(/fixed: .* found "ca\ufffdht"/)
  })

  it('reports in the terminal only what is new, what is fixed, and how much is left', () => {
    const { root, edit } = createContentTree()
    const told: string[] = []
    edit('pages/privacy-policy.md', (text) => text.replace(/^description: .*$/m, 'description: Too short.'))
    const content = openContent({ root, publicFolder, log: (text) => told.push(text.replaceAll(root, '')) })
    const save = (file: string, change: (text: string) => string) => {
      edit(file, change)
      content.change()
      return told.at(-1) ?? ''
    }
    expect(told[0]).toContain('warning')
    const broken = save('pages/contact.md', (text) => `${text}\n[Nothing](/nothing)\n`)
    expect(broken).toMatch(/pages\/contact\.md:\d+:\d+ error: there is no page \/nothing/)
    expect(broken).not.toContain('warning:')
    const other = save('pilots/keeper-club.md', (text) => text.replace('icon: chat', 'icon: caht'))
    expect(other).toContain('found "caht"')
    expect(other).not.toContain('/nothing')
    expect(save('pages/contact.md', (text) => text.replace('lead: ', 'lead: Please '))).toMatch(/^✗ 2 errors, \d/)
    expect(save('pages/contact.md', (text) => text.replace('[Nothing](/nothing)', 'Nothing.'))).toMatch(
      /^✓ fixed: \/pages\/contact\.md:\d+ there is no page \/nothing\n✗ 1 error, 1 warning in all; npm run check/,
    )
  })

  it('does not call fixed what nobody can tell without the ledger, and tells nothing twice when it is back', () => {
    const { root, read, edit, write, remove } = createContentTree()
    const told: string[] = []
    const content = openContent({ root, publicFolder, log: (text) => told.push(text) })
    const change = (work: () => void) => {
      work()
      content.change()
      return told.at(-1) ?? ''
    }
    const wrong = change(() => edit('ledger.yaml', (text) => text.replace('value: ', 'value: 9')))
    expect(wrong).toContain('the ledger says')
    const ledger = read('ledger.yaml')
    const lost = change(() => remove('ledger.yaml'))
    expect(lost).toContain('the ledger of figures is missing')
    expect(lost).not.toContain('✓')
    expect(content.problemsOn('/about').errors).toMatchObject([{ file: `${root}/ledger.yaml`, rule: 'files/missing' }])
    const back = change(() => write('ledger.yaml', ledger))
    expect(back).toMatch(/^✓ fixed: .*the ledger of figures is missing[^\n]*\n✗ 1 error/)
    expect(change(() => edit('ledger.yaml', (text) => text.replace('value: 9', 'value: ')))).toMatch(/^✓ fixed: .*says/)
  })

  it('does not call fixed what a fault of the same file hides', () => {
    const { root, edit } = createContentTree()
    const told: string[] = []
    const content = openContent({ root, publicFolder, log: (text) => told.push(text) })
    for (const [from, to] of [
      ['icon: chat', 'icon: caht'],
      ['icon: caht', 'icon: [caht'],
    ] as const) {
      edit('pilots/keeper-club.md', (text) => text.replace(from, to))
      content.change()
    }
    expect(told.at(-2)).toContain('found "caht"')
    expect(told.at(-1)).toContain('error:')
    expect(told.at(-1)).not.toContain('fixed')
  })

  it('shows a page its own warnings, and those of what every page shows', () => {
    const { root, edit } = createContentTree()
    edit('pages/privacy-policy.md', (text) => text.replace(/^description: .*$/m, 'description: What we learn of you.'))
    edit('terms.yaml', (text) => `${text}  - term: oakum\n    meaning: Tarred fibre.\n`)
    const content = openContent({ root, publicFolder, log: () => {} })
    const filesOn = (path: string) => content.problemsOn(path).warnings.map(({ file }) => file.replace(`${root}/`, ''))
    expect(filesOn('/privacy-policy')).toEqual(['pages/privacy-policy.md', 'terms.yaml'])
    expect(filesOn('/contact')).toEqual(['terms.yaml'])
  })

  it('outlives a link and a text of quotations without end, and shows the rest', () => {
    const { root, edit } = createContentTree()
    const content = openContent({ root, publicFolder, log: () => {} })
    const link = join(root, 'pilots/lost.md')
    symlinkSync('nowhere', link)
    content.change()
    expect(content.problemsOn('/').elsewhere).toMatchObject([
      { file: link, message: expect.stringContaining('found a symbolic link') },
    ])
    rmSync(link)
    edit('pilots/keeper-club.md', (text) => `${text}\n${'>'.repeat(3000)}\n`)
    content.change()
    expect(content.problemsOn('/pilot/keeper-club').errors).toMatchObject([{ rule: 'markdown/nesting' }])
    expect(content.current().site?.pilots).toHaveLength(3)
  })
})
