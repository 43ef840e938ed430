import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../renderer/content/load.ts'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { openContent } from './content-source.ts'

describe('the content of the live preview', () => {
  it('outlives a load that fails: the last content stays, with the failure on every page', () => {
    const { root } = createContentTree()
    const told: string[] = []
    let fails = false
    const content = openContent({
      root,
      publicFolder: 'public',
      log: (text) => told.push(text),
      load: (options) => {
        if (fails) throw new Error('the disk is gone')
        return loadContent(options)
      },
    })
    const before = content.current().site
    expect(before).toBeDefined()
    fails = true
    for (const _ of ['once', 'and again']) content.change()
    expect(content.current().site).toBe(before)
    expect(content.problemsOn('/contact').own).toMatchObject([
      { file: root, rule: 'preview/content', message: expect.stringContaining('the disk is gone') },
    ])
    expect(told.at(-2)).toContain('the disk is gone')
    expect(told.at(-1)).toMatch(/^✗ 1 error\b/)
    fails = false
    content.change()
    expect(content.problemsOn('/contact').own).toEqual([])
  })

  it('tells in the terminal only what is new, what is mended, and how much is left', () => {
    const { root, edit } = createContentTree()
    const told: string[] = []
    const content = openContent({ root, publicFolder: 'public', log: (text) => told.push(text.replaceAll(root, '')) })
    const save = (file: string, change: (text: string) => string) => {
      edit(file, change)
      content.change()
      return told.at(-1) ?? ''
    }
    expect(told[0]).toContain('warning')
    const broken = save('pages/contact.md', (text) => `${text}\n[Nothing](/nothing)\n`)
    expect(broken).toMatch(/pages\/contact\.md:\d+:\d+ error: there is no page \/nothing/)
    expect(broken).not.toContain('warning:')
    const other = save('pilots/givify.md', (text) => text.replace('icon: repeat', 'icon: repaet'))
    expect(other).toContain('found "repaet"')
    expect(other).not.toContain('/nothing')
    expect(save('pages/contact.md', (text) => text.replace('lead: ', 'lead: Please '))).toMatch(/^✗ 2 errors, \d/)
    expect(save('pages/contact.md', (text) => text.replace('[Nothing](/nothing)', 'Nothing.'))).toMatch(
      /^✓ mended: \/pages\/contact\.md:\d+ there is no page \/nothing\n✗ 1 error, \d warnings in all; npm run check/,
    )
  })

  it('outlives a link to nothing and a text of quotations without end, and shows the rest', () => {
    const { root, edit } = createContentTree()
    const content = openContent({ root, publicFolder: 'public', log: () => {} })
    const link = join(root, 'pilots/lost.md')
    symlinkSync('nowhere', link)
    content.change()
    expect(content.problemsOn('/').others).toMatchObject([{ file: link, message: 'this link leads to nothing' }])
    rmSync(link)
    edit('pilots/givify.md', (text) => `${text}\n${'>'.repeat(3000)}\n`)
    content.change()
    expect(content.problemsOn('/pilot/givify').own).toMatchObject([{ rule: 'markdown/nesting' }])
    expect(content.current().site?.pilots).toHaveLength(6)
  })
})
