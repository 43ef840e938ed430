import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { noCache } from '../../cache/cache.ts'
import { createProgress } from '../../progress.ts'
import { createOutput } from '../output.ts'
import { inspectPicture } from './inspect.ts'
import { planForms } from './plan.ts'
import { drawPhotograph } from './testing/draw-photograph.ts'
import { writeCleaned, writeForms } from './write.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const outputTo = (client: string) => createOutput(client, client, noCache)

it('makes the forms of a photograph for print in the colours of screens, each smaller than the file they are made of', async () => {
  const [source, client] = [createFolder(), createFolder()]
  const file = join(source, 'print.jpg')
  const bytes = await drawPhotograph({ width: 400, height: 300 }).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  writeFileSync(file, bytes)
  const picture = await inspectPicture(file, noCache)
  if ('fault' in picture) throw new Error(picture.fault)
  const { forms } = planForms('/print.jpg', picture)
  expect(forms.length).toBeGreaterThan(4)
  await writeForms(forms, { output: outputTo(client), progress: createProgress() })
  for (const { address, width, encoding } of forms) {
    const made = readFileSync(join(client, address))
    const { space, width: found, format } = await sharp(made).metadata()
    expect([space, found, format]).toEqual(['srgb', width, encoding.format === 'avif' ? 'heif' : encoding.format])
    expect(made.byteLength).toBeLessThan(bytes.byteLength)
  }
})

it('leaves a picture without notes, and one that cannot be read, as they are', async () => {
  const [source, client] = [createFolder(), createFolder()]
  const plain = await drawPhotograph({ width: 40, height: 30 }).png().toBuffer()
  writeFileSync(join(source, 'plain.png'), plain)
  writeFileSync(join(source, 'broken.jpg'), 'broken')
  writeFileSync(join(client, 'broken.jpg'), 'broken')
  await writeCleaned(source, ['plain.png', 'broken.jpg'], { output: outputTo(client), cache: noCache })
  expect(readFileSync(join(client, 'plain.png'))).toEqual(plain)
  expect(readFileSync(join(client, 'broken.jpg'), 'utf8')).toBe('broken')
})

it('makes a picture no larger than a screen, and takes its notes out', async () => {
  const [source, client] = [createFolder(), createFolder()]
  const noted = drawPhotograph({ width: 3000, height: 60 }).withExif({ IFD0: { Copyright: 'A. Photographer' } })
  writeFileSync(join(source, 'wide.webp'), await noted.webp().toBuffer())
  await writeCleaned(source, ['wide.webp'], { output: outputTo(client), cache: noCache })
  const { width, height, exif } = await sharp(join(client, 'wide.webp')).metadata()
  expect([width, height, exif]).toEqual([2400, 48, undefined])
})
