import { describe, expect, test } from 'vitest'
import { nominationDates } from '../../../renderer/calendar/nomination-dates.ts'
import { content as built, listFiles, openPage, paths, readBytes, readFile } from './site-pages.ts'

const base = new URL(openPage('/')('link[rel=canonical]').attr('href') ?? '')

/** The file of the built site at a complete address. */
function fileAt(address: string): string {
  const url = new URL(address)
  expect(url.origin).toBe(base.origin)
  return decodeURIComponent(url.pathname.slice(base.pathname.length))
}

/** The size that a PNG states of itself (PNG, section 11.2.1). */
function sizeOf(name: string): { width: number; height: number } {
  const bytes = readBytes(name)
  expect(bytes.subarray(1, 4).toString('latin1'), name).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

test('the front page alone leads to the manifest', () => {
  const leading = paths.filter((path) => openPage(path)('link[rel=manifest]').attr('href') === '/site.webmanifest')
  expect(leading).toEqual(['/'])
})

test('the manifest names icons of the sizes that they have', () => {
  const { name, start_url, icons } = JSON.parse(readFile('site.webmanifest'))
  expect(name).toBeTruthy()
  expect(start_url).toBe('./')
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pictures.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of pictures) {
    const { width, height } = sizeOf(src)
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(icons.map(({ src }: { src: string }) => src)).toContain('icon.svg')
  expect(sizeOf('icon-180.png')).toEqual({ width: 180, height: 180 })
})

test('the calendars are there', () => {
  const nominations = nominationDates(built.site).length > 0 ? ['nominate-beacon'] : []
  expect(listFiles().filter((name) => name.endsWith('.ics'))).toHaveLength(2 + nominations.length)
  for (const name of ['innovation-summit', 'innovation-summit-geneve', ...nominations]) {
    expect(readFile(`${name}.ics`)).toMatch(/^BEGIN:VCALENDAR\r\n/)
    const link = openPage(`/${name}`)(`main a[href="/${name}.ics"]`)
    expect(link.text()).toBe('Add to calendar')
  }
})

describe.each(paths)('the head of %s', (path) => {
  const $ = openPage(path)
  const content = (selector: string) => $(`head meta[${selector}]`).attr('content') ?? ''

  test('tells social networks what the page is', () => {
    expect(content('property="og:title"')).toBeTruthy()
    expect(content('property="og:description"')).toBe(content('name=description'))
    expect(content('property="og:url"')).toBe($('link[rel=canonical]').attr('href'))
    expect(content('name="twitter:card"')).toBe('summary_large_image')
    expect(content('property="og:type"')).toBe(path.startsWith('/article/') ? 'article' : 'website')
  })

  test('names a preview image of its own, of the size that it has', () => {
    const size = {
      width: Number(content('property="og:image:width"')),
      height: Number(content('property="og:image:height"')),
    }
    expect(size).toEqual({ width: 1200, height: 630 })
    expect(sizeOf(fileAt(content('property="og:image"')))).toEqual(size)
  })

  test('leads to the feeds and to its own text in markdown', () => {
    const alternates = $('head link[rel=alternate]').toArray()
    expect(alternates.map(({ attribs }) => attribs.type)).toEqual([
      'text/markdown',
      'application/atom+xml',
      'application/feed+json',
    ])
    expect(readFile(fileAt(alternates[0]?.attribs.href ?? ''))).toMatch(/^# /)
  })
})

test('no two pages share their preview image', () => {
  const images = paths.map((path) => openPage(path)('head meta[property="og:image"]').attr('content') ?? '')
  const contents = images.map((image) => readBytes(fileAt(image)).toString('base64'))
  expect(new Set(contents).size).toBe(paths.length)
})
