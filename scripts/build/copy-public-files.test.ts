import { readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashParts } from '../../renderer/content/texts/hash.ts'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { UsageError } from '../command-line.ts'
import { copyPublicFiles } from './copy-public-files.ts'
import { createOutput } from './output.ts'

const [name, text] = ['files/a.txt', 'a text']
const copied = new Map([[name, hashParts([text])]])

test('a public file is published as it was checked', async () => {
  const [publicFolder, site] = [createFolder({ [name]: text }), createFolder()]
  await copyPublicFiles(createOutput(site, site, new Map()), { publicFolder, copied })
  expect(readFileSync(join(site, 'client', name), 'utf8')).toBe(text)
})

const elsewhere = (path: string) => {
  renameSync(path, `${path}-moved`)
  symlinkSync(`${path}-moved`, path)
}
test.each<[what: string, happens: (file: string) => unknown]>([
  ['another text', (file) => writeFileSync(file, 'A text')],
  ['a link to the same text', (file) => elsewhere(file)],
  ['a link to a device', (file) => [rmSync(file), symlinkSync('/dev/zero', file)]],
  ['too large to be read', (file) => truncateSync(file, 20_000_000_000)],
  ['gone', (file) => rmSync(file)],
])('what has become something else since it was checked is not published: %s', async (_, happens) => {
  const [publicFolder, site] = [createFolder({ [name]: text }), createFolder()]
  const file = join(publicFolder, name)
  happens(file)
  const copying = copyPublicFiles(createOutput(site, site, new Map()), { publicFolder, copied })
  const message = `${file} has changed while the site was built: run the command again`
  await expect(copying).rejects.toThrow(new UsageError(message))
})
