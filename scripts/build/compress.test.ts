import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { compressFiles, effortFor } from './compress.ts'

function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

it('writes both forms beside every text file, at any depth, that open to the same bytes', async () => {
  const text = 'Åland '.repeat(200)
  const names = [
    'index.html',
    'pilot/a.html',
    'assets/a.css',
    'assets/a.js',
    'icon.svg',
    'feed.xml',
    'robots.txt',
    'a.json',
  ]
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, text])))
  await compressFiles(folder)
  for (const name of names) {
    const [plain, brotli, gzip] = ['', '.br', '.gz'].map((ending) => readFileSync(join(folder, name + ending)))
    expect(brotliDecompressSync(brotli ?? '')).toEqual(plain)
    expect(gunzipSync(gzip ?? '')).toEqual(plain)
    expect(brotli?.byteLength).toBeLessThan(plain?.byteLength ?? 0)
  }
})

it.each([
  ['a page of a small site', 'about.html', 3_000, 500, { brotli: 10, gzip: 9 }],
  ['a page of a large site', 'about.html', 3_000, 501, { brotli: 5, gzip: 6 }],
  ['a large file of a small site', 'search/index.json', 250_000, 500, { brotli: 5, gzip: 6 }],
  ['a file that all pages share', 'assets/a.css', 3_000, 500, { brotli: 11, gzip: 9 }],
  ['a large file that all pages of a large site share', 'assets/a.css', 250_000, 501, { brotli: 11, gzip: 9 }],
])('%s is compressed as hard as it deserves', (_, name, size, files, expected) => {
  expect(effortFor(name, size, files)).toEqual(expected)
})

it('compresses the bytes of each file with its effort', async () => {
  const text = Array.from({ length: 3000 }, (_, place) => `lamp ${(place * place) % 977} `).join('')
  const contents = { 'about.html': text, 'assets/a.css': text, 'search/index.json': text.repeat(10) }
  const folder = folderWith(contents)
  await compressFiles(folder)
  for (const [name, quality, level] of [
    ['about.html', 10, 9],
    ['assets/a.css', 11, 9],
    ['search/index.json', 5, 6],
  ] as const) {
    const text = contents[name]
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    expect(readFileSync(join(folder, `${name}.br`)), name).toEqual(brotliCompressSync(text, { params }))
    expect(readFileSync(join(folder, `${name}.gz`)), name).toEqual(gzipSync(text, { level }))
  }
})

it('leaves alone what is compressed already, and the rules for hosts', async () => {
  const folder = folderWith({ 'a.woff2': 'x', 'a.jpg': 'x', _headers: 'x', 'b.html.br': 'x' })
  await compressFiles(folder)
  expect(readdirSync(folder).sort()).toEqual(['_headers', 'a.jpg', 'a.woff2', 'b.html.br'])
})

it('makes the same bytes each time', async () => {
  const [one, other] = [folderWith({ 'a.html': 'same' }), folderWith({ 'a.html': 'same' })]
  await Promise.all([compressFiles(one), compressFiles(other)])
  for (const ending of ['br', 'gz'])
    expect(readFileSync(join(one, `a.html.${ending}`))).toEqual(readFileSync(join(other, `a.html.${ending}`)))
})

it('compresses an empty file and an empty folder', async () => {
  const folder = folderWith({ 'a.html': '' })
  await compressFiles(folder)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).byteLength).toBe(0)
  await expect(compressFiles(folderWith({}))).resolves.toBeUndefined()
})
