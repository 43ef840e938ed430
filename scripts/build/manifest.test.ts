import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fc } from '../../renderer/content/testing/property.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { type ManifestParts, manifestName, openManifest, readSite, writeManifest } from './manifest.ts'

const site = {
  basePath: '/',
  redirects: [{ from: '/a.php', to: '/a' }],
  content: 'hash',
  inputs: 'hashes',
  coverage: '5 figures',
}
// Whatever stands in a text, a value is one line.
const text = 'a\tb\nc\r\u2028é😀'
const parts = {
  site,
  files: [
    ['client/a.html', ['key', 'hash', '1:2:3.5']],
    ['client/b.html', ['', 'other', '4:5:6']],
  ],
  kept: {
    content: [
      { name: 'phrases.yaml', hash: 'one', value: { phrases: [{ text, reason: 'x'.repeat(3_000_000) }] } },
      { name: 'ledger.csv', hash: 'two', value: { figures: [] } },
    ],
    picture: [{ name: 'a.jpg', hash: 'three', value: 'it is damaged' }],
  },
} as const satisfies ManifestParts

/** A folder with a manifest, and its bytes. */
function createManifest(of: Partial<ManifestParts> = {}) {
  const folder = createFolder()
  writeManifest(folder, { ...parts, ...of }, 'code')
  const file = join(folder, manifestName)
  return { folder, file, bytes: readFileSync(file), open: () => openManifest(folder, 'code') }
}

/** All that is kept, as it is found again. */
const keptBy = ({ open }: ReturnType<typeof createManifest>) => {
  const manifest = open()
  const { content, picture } = parts.kept
  return [
    ...content.map(({ name, hash }) => manifest?.kept('content', name, hash)),
    ...picture.map(({ name, hash }) => manifest?.kept('picture', name, hash)),
  ]
}
const values = Object.values(parts.kept).flatMap((files) => files.map(({ value }) => value))

describe('a manifest', () => {
  it('gives back what was written: of the site, of its files, and what is kept', () => {
    const made = createManifest()
    expect(made.open()?.site).toEqual(site)
    expect([...(made.open()?.files ?? [])]).toEqual([...parts.files])
    expect(keptBy(made)).toEqual(values)
    expect(readSite(made.folder)).toEqual(site)
  })

  it('has the lines of the one before where what they are about is the same', () => {
    const before = createManifest()
    const [first, second] = parts.kept.content
    const kept = {
      ...parts.kept,
      content: [
        { ...first, value: {} },
        { ...second, hash: 'four' },
      ],
    }
    const after = createFolder()
    writeManifest(after, { ...parts, kept }, 'code', before.open())
    const [was, is] = [before.folder, after].map((folder) =>
      readFileSync(join(folder, manifestName), 'utf8').split('\n'),
    )
    expect(is?.filter((line) => !was?.includes(line))).toEqual([expect.stringMatching(/\tledger\.csv\tfour\t/)])
  })

  it('knows nothing under another kind, name or hash', () => {
    const manifest = createManifest().open()
    expect(manifest?.kept('page', 'phrases.yaml', 'one')).toBeUndefined()
    expect(manifest?.kept('content', 'phrases.yml', 'one')).toBeUndefined()
    expect(manifest?.kept('content', 'phrases.yaml', 'two')).toBeUndefined()
  })

  it('is of no use to other code, but says what the site is', () => {
    const { folder } = createManifest()
    expect(openManifest(folder, 'other code')).toBeUndefined()
    expect(readSite(folder)).toEqual(site)
  })

  it('is of no use where something changed while the site was made, but says where it lies', () => {
    const { folder, open } = createManifest({ site: { basePath: '/a/', redirects: [] }, files: [], kept: {} })
    expect(open()).toBeUndefined()
    expect(readSite(folder)).toEqual({ basePath: '/a/', redirects: [] })
  })

  it('still says what is kept when the next site has taken its place', () => {
    const { folder, open } = createManifest()
    const manifest = open()
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    expect(manifest?.files.size).toBe(2)
    expect([undefined, values[2]]).toContainEqual(manifest?.kept('picture', 'a.jpg', 'three'))
  })
})

const replaceBy = (make: (file: string) => unknown) => (file: string) => {
  rmSync(file)
  make(file)
}

describe('a manifest that is damaged', () => {
  it.each([
    ['gone', (file: string) => rmSync(file)],
    ['empty', (file: string) => writeFileSync(file, '')],
    ['no text', (file: string) => writeFileSync(file, new Uint8Array(5000).fill(255))],
    ['a folder', replaceBy(mkdirSync)],
    ['a pipe', replaceBy((file) => spawnSync('mkfifo', [file]))],
    ['a link to nowhere', replaceBy((file) => symlinkSync('nowhere', file))],
  ])('is none: it is %s', (_, damage) => {
    const { folder, file, open } = createManifest()
    damage(file)
    expect([open(), readSite(folder)]).toEqual([undefined, undefined])
  })

  it('gives what was written or nothing, wherever it was cut short', () => {
    const made = createManifest()
    const lengths = fc.oneof(fc.nat(made.bytes.length), fc.nat(600))
    fc.assert(
      fc.property(lengths, (length) => {
        writeFileSync(made.file, made.bytes)
        truncateSync(made.file, length)
        expectTrue(made)
      }),
      { numRuns: 30 },
    )
  })

  it('gives what was written or nothing, whichever bytes were changed', () => {
    const made = createManifest()
    // Most of it is one long value, so that the lines before are chosen more often.
    const places = fc.oneof(fc.nat(made.bytes.length - 1), fc.nat(600))
    fc.assert(
      fc.property(fc.array(fc.tuple(places, fc.nat(255)), { minLength: 1 }), (changes) => {
        const bytes = Buffer.from(made.bytes)
        for (const [place, byte] of changes) bytes[place] = byte
        writeFileSync(made.file, bytes)
        expectTrue(made)
      }),
      { numRuns: 30 },
    )
  })
})

/** Expects that everything found is what was written. */
function expectTrue(made: ReturnType<typeof createManifest>): void {
  const manifest = made.open()
  if (manifest) {
    expect(manifest.site).toEqual(site)
    expect([...manifest.files]).toEqual([...parts.files])
  }
  for (const [index, value] of keptBy(made).entries()) if (value !== undefined) expect(value).toEqual(values[index])
  expect([undefined, site]).toContainEqual(readSite(made.folder))
}
