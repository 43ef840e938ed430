import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { photographSizes } from '../../../renderer/photographs/photographs.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject } from '../project-copy.ts'

/** A photograph for print, from a camera that was held upright: with the place where it was taken, and turned. */
function fromCamera() {
  const exif = { IFD0: { Copyright: 'A. Photographer' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 12/1 0/1' } }
  return sharp({ create: { width: 100, height: 2500, channels: 3, background: '#336699' } })
    .toColourspace('cmyk')
    .jpeg()
    .withMetadata({ exif, orientation: 6 })
    .toBuffer()
}

test('photographs become AVIF and WebP in three widths and the colours of screens, and none of their notes reaches the site', async () => {
  const project = copyProject({ builtAs: inject('fixtureSite') })
  const at = (name: string) => join(project.folder, name)
  for (const name of ['A well', 'unseen']) writeFileSync(at(`public/images/${name}.jpg`), await fromCamera())
  project.edit('markdown/articles/open-call.md', (text) =>
    `${text.trimEnd()}\n\n![A well](</images/A well.jpg> "At noon")\n`.replace(
      /^image:\n/m,
      'image:\n  src: /images/A%20well.jpg\n',
    ),
  )
  await project.run('build', builtOnFixtureDay)

  const $ = load(readFileSync(at('dist/client/article/open-call.html'), 'utf8'))
  const made = readdirSync(at('dist/client/assets/photographs')).filter((name) => name.startsWith('a-well'))
  expect(made).toHaveLength(6)
  const offered = Array.from($('main picture source'), ({ attribs }) => attribs.srcset?.match(/[^/]+(?= \d+w)/g))
  expect([...new Set(offered.flat())].sort()).toEqual(made.sort())
  const [atHead, inText] = $('main picture img').toArray()
  expect($('main picture source').first().attr('sizes')).toBe(photographSizes.head)
  const size = { src: '/images/A%20well.jpg', width: '2400', height: '96' }
  expect(atHead?.attribs).toMatchObject({ ...size, fetchpriority: 'high' })
  expect(inText?.attribs).toMatchObject({ ...size, loading: 'lazy', alt: 'A well', title: 'At noon' })
  const about = load(readFileSync(at('dist/client/about.html'), 'utf8'))
  expect(about('main .prose picture source').length).toBeGreaterThan(0)

  expect(readdirSync(at('dist/client/assets/photographs')).filter((name) => name.startsWith('unseen'))).toEqual([])
  const originals = ['images/A well.jpg', 'images/unseen.jpg']
  for (const name of [...made.map((each) => join('assets/photographs', each)), ...originals]) {
    const { width, height, space, exif, xmp, icc, orientation } = await sharp(at(join('dist/client', name))).metadata()
    expect([height, space], name).toEqual([Math.round(width * 0.04), 'srgb'])
    expect([exif, xmp, icc, orientation], name).toEqual([undefined, undefined, undefined, undefined])
  }
}, 120_000)
