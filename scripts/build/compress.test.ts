import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { compressFiles, fewFiles } from './compress.ts'

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

const few = Array.from({ length: 3 }, (_, index) => `few-${index}.md`)
const many = Array.from({ length: fewFiles }, (_, index) => `many-${index}.md`)
it.each([
  ['a page of a small site', 'about.html', 3000, few, 10],
  ['a page of a large site', 'about.html', 3000, many, 5],
  ['a large file of a small site', 'search/index.json', 30_000, few, 5],
  ['a file that all pages share', 'assets/a.css', 3000, few, 11],
  ['a file that all pages of a large site share', 'assets/a.css', 3000, many, 11],
])('compresses %s as well as it deserves', async (_, name, length, others, quality) => {
  const text = Array.from({ length }, (_, place) => `lamp ${(place * place) % 977} `).join('')
  const folder = folderWith({ ...Object.fromEntries(others.map((other) => [other, ''])), [name]: text })
  await compressFiles(folder)
  const sizes = [5, 10, 11].map((tried) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: tried }
    return { tried, bytes: brotliCompressSync(text, { params }) }
  })
  const made = readFileSync(join(folder, `${name}.br`))
  expect(sizes.filter(({ bytes }) => bytes.equals(made)).map(({ tried }) => tried)).toEqual([quality])
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
