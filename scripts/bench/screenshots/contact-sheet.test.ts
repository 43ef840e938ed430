import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

test('the contact sheet shows each screenshot once, under its address', () => {
  const $ = load(
    contactSheet([
      { path: '/', width: 360, colorScheme: 'light', file: 'home-360-light.png' },
      { path: '/about', width: 360, colorScheme: 'light', file: 'about-360-light.png' },
      { path: '/', width: 1440, colorScheme: 'dark', file: 'home-1440-dark.png' },
    ]),
  )
  const rows = $('h2')
    .map((_, heading) => {
      const files = $(heading).next().find('img')
      return `${$(heading).text()}: ${files.map((_, image) => $(image).attr('src')).get()}`
    })
    .get()
  expect(rows).toEqual(['/: home-360-light.png,home-1440-dark.png', '/about: about-360-light.png'])
  expect($('figcaption').last().text()).toBe('360 light')
})
