import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { writeFile } from '../../write-file.ts'
import { writeCorpus } from '../corpus/write-corpus.ts'
import { checkPages } from './check-pages.ts'
import { type PeerDocument, readDocuments, writeDocument } from './documents.ts'
import { peers } from './index.ts'

let root: string
let documents: PeerDocument[]
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'compared-'))
  writeCorpus({ size: 14, seed: 'test', root, base: fixture.root })
  documents = readDocuments(root, fixture.day)
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

function find(id: string): PeerDocument {
  const document = documents.find((each) => each.id === id)
  if (!document) throw new Error(`there is no ${id}`)
  return document
}

describe('the documents that other generators get', () => {
  it('are all pilots and articles of the corpus but its drafts', () => {
    expect(documents).toHaveLength(14 - 2)
    expect(find('corpus-pilot-00001').path).toBe('/pilot/corpus-pilot-00001')
    expect(find('charter').path).toBe('/article/charter')
  })

  it('have figures, stats and milestones as readers see them', () => {
    const { stats, milestones } = find('lantern-post')
    expect(stats).toContainEqual({ value: '41,300', label: expect.stringMatching(/\w/) })
    expect(milestones).toContainEqual({ label: 'M1', name: expect.stringMatching(/\w/), deadline: 'Nov 2017' })
  })

  it('hold plain markdown alone, with links within the site', () => {
    for (const { body, id } of documents) {
      expect(body, id).not.toMatch(/:stat\[|^::[a-z]|https:\/\/example\.org\/(?:pilot|article)\//m)
      expect(body, id).toMatch(/^## /m)
    }
    expect(find('corpus-pilot-00003').body).toMatch(/\]\(\/article\/corpus-article-00002\)/)
    expect(find('corpus-pilot-00003').body).toMatch(/^\| --- \|/m)
  })

  it('are written with the same data in the frontmatter for each generator', () => {
    const [, frontmatter = '', body = ''] =
      /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(writeDocument(find('keeper-club'))) ?? []
    const { title, stats, milestones } = find('keeper-club')
    expect(parse(frontmatter)).toMatchObject({ title, stats, milestones })
    expect(body.trim()).toBe(find('keeper-club').body)
    for (const { document } of peers)
      expect(document(find('keeper-club')).content).toBe(writeDocument(find('keeper-club')))
  })
})

describe('every generator', () => {
  it.each(peers)('$name is fixed at exact versions, or says which is installed', ({ packages, version, advice }) => {
    for (const found of Object.values(packages)) expect(found).toMatch(/^\d+\.\d+\.\d+$/)
    expect(Object.keys(packages).length > 0 || (version !== undefined && advice !== undefined)).toBe(true)
  })
})

describe('the pages that a generator has made', () => {
  const page = ({ title, stats, milestones, body }: PeerDocument) =>
    `<h1>${title}</h1>${stats.map(({ value }) => `<li>${value}</li>`)}<table>${milestones.map(({ deadline }) => `<td>${deadline}</td>`)}</table><a href="/pilot/x"></a>${'<h2></h2>'.repeat(body.match(/^## /gm)?.length ?? 0)}`

  it('are passed when all are there and show everything, whatever their files are called', () => {
    const folder = join(root, 'made')
    for (const [index, document] of documents.entries())
      writeFile(join(folder, `${document.path}${index % 2 ? '.html' : '/index.html'}`), page(document))
    expect(() => checkPages('x', folder, documents)).not.toThrow()
    const broken = find('corpus-pilot-00001')
    rmSync(join(folder, broken.path), { recursive: true, force: true })
    rmSync(join(folder, `${broken.path}.html`), { force: true })
    expect(() => checkPages('x', folder, documents)).toThrow('x has not made the page /pilot/corpus-pilot-00001')
  })

  it('are refused when one shows too little', () => {
    const folder = join(root, 'empty')
    for (const { path, title } of documents) writeFile(join(folder, `${path}.html`), `<h1>${title}</h1>`)
    expect(() => checkPages('x', folder, documents)).toThrow(/^x shows \/pilot\/\S+ without .*headings/)
  })
})
