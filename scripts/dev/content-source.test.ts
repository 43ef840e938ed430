import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContentTree } from '../../renderer/content/testing/content-tree.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { openContent } from './content-source.ts'

const { publicFolder, day } = fixture
const epoch = String(Date.parse(day) / 1000)
beforeAll(() => void vi.stubEnv('SOURCE_DATE_EPOCH', epoch))
afterAll(() => void vi.unstubAllEnvs())

describe('the content of the live preview', () => {
  it('outlives a load that fails: the last content stays, with the failure on every page', () => {
    const { root } = createContentTree()
    const told: string[] = []
    const content = openContent({ root, publicFolder, log: (text) => told.push(text) })
    const before = content.current()?.site
    expect(before).toBeDefined()
    vi.stubEnv('SOURCE_DATE_EPOCH', 'some day')
    for (const _ of ['once', 'and again']) content.change()
    expect(content.current()?.site).toBe(before)
    expect(content.problemsOn('/contact').errors).toMatchObject([
      { file: root, rule: 'preview/content', message: expect.stringContaining('SOURCE_DATE_EPOCH') },
    ])
    expect(told.at(-1)).toContain('SOURCE_DATE_EPOCH')
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch)
    content.change()
    expect(content.problemsOn('/contact').errors).toEqual([])
  })

  it('shows the last content that could be read, with the faults of now, while a file cannot be read', () => {
    const { root, edit } = createContentTree()
    const content = openContent({ root, publicFolder, log: () => {} })
    const before = content.current()
    edit('pilots/keeper-club.md', (text) => text.replace('icon: repeat', 'icon: caht'))
    edit('pages/contact.md', (text) => `${text}\n[Nothing](/nothing)\n`)
    content.change()
    expect(content.current()).toBe(before)
    expect(content.problemsOn('/pilot/keeper-club').errors).toMatchObject([{ rule: 'frontmatter/value' }])
    expect(content.problemsOn('/contact')).toMatchObject({ errors: [], elsewhere: [{ rule: 'frontmatter/value' }] })
  })

  it('reads a page back, and says what its ledger does not know of it', () => {
    const { root, edit } = createContentTree()
    const content = openContent({ root, publicFolder, log: () => {} })
    const says = (html: string) => content.readBack('/contact', `<main>${html}</main>`).map(({ message }) => message)
    expect(says('<p>Write to us.</p>')).toEqual([])
    expect(says('<p>Write 12 letters.</p>')).toEqual([expect.stringContaining('/contact shows the number 12')])
    expect(says('<data value="1" data-figure="nobody/nothing">1</data>')).toEqual([
      expect.stringContaining('a figure `nobody/nothing` that the ledger does not have'),
    ])
    expect(content.readBack('/nowhere', '<p>12</p>')).toEqual([])
    const onPilot = content.readBack(
      '/pilot/keeper-club',
      '<p><data value="83" data-figure="keeper-club/belonging">83%</data> million</p>',
    )
    const told = onPilot.map(({ message }) => message)
    expect(told).toContainEqual(expect.stringContaining('shows `million` beside a figure'))
    expect(told).toContainEqual(expect.stringContaining('but nothing there shows that'))
    // What the check has refused is not read back.
    edit('pages/contact.md', (text) => `${text}\n[Nothing](/nothing)\n`)
    content.change()
    expect(says('<p>Write 12 letters.</p>')).toEqual([])
  })

  it('has nothing to show before every file can be read', () => {
    const { root, edit } = createContentTree()
    edit('pilots/keeper-club.md', (text) => text.replace('icon: repeat', 'icon: caht'))
    const content = openContent({ root, publicFolder, log: () => {} })
    expect(content.current()).toBeUndefined()
    expect(content.problemsOn('/contact').errors).toMatchObject([{ rule: 'frontmatter/value' }])
    edit('pilots/keeper-club.md', (text) => text.replace('icon: caht', 'icon: repeat'))
    content.change()
    expect(content.current()?.site.pilots).not.toEqual([])
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
})
