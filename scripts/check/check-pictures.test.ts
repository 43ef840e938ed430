import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../renderer/public-files/testing/create-folder.ts'
import { drawing } from '../../renderer/public-files/testing/drawings.ts'
import { fixture } from '../../renderer/testing/fixture.ts'
import { noCache } from '../cache/cache.ts'
import { checkIcon } from './check-pictures.ts'

/** What is told of an icon; undefined for none at all. */
async function tell(icon?: string): Promise<string[]> {
  const publicFolder = createFolder(icon === undefined ? {} : { 'icon.svg': icon })
  const problems = await checkIcon({ publicFolder, publicFiles: icon === undefined ? [] : ['icon.svg'] }, noCache)
  for (const { file, fix } of problems)
    expect([file, fix]).toEqual([join(publicFolder, 'icon.svg'), expect.any(String)])
  return problems.map(({ message }) => message)
}

const ground = '<path d="M0 0h9v9z" fill="#123456"/>'

test('an icon that the build can draw in all its forms is sound', async () => {
  expect(await tell(readFileSync(join(fixture.publicFolder, 'icon.svg'), 'utf8'))).toEqual([])
  expect(await tell(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${ground}</svg>`)).toEqual([])
})

test('an icon may begin as drawing programs let files begin', async () => {
  expect(
    await tell(`<?xml version="1.0"?>\n<svg\n xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${ground}</svg>`),
  ).toEqual([])
})

test.each([
  ['is missing', undefined, 'the icon of the site is missing'],
  ['has no ground', drawing('<path d="M0 0h9"/>'), 'the icon cannot be drawn: the icon has no ground'],
  ['is cut off', drawing(ground).slice(0, 99), /^the icon cannot be drawn: /],
  [
    'would take for ever to be drawn',
    drawing(`${ground}<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="100000"/></filter>`),
    'the icon contains `<filter>`, expected plain shapes, since it is drawn anew in every form',
  ],
  ['is no square', drawing(ground), 'the icon is 30 wide and 20 high, expected a square'],
])('an icon that %s is told', async (_, icon, message) => {
  expect(await tell(icon)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
})

test('an icon that may not be published is reported with the other files alone', async () => {
  const publicFolder = createFolder()
  cpSync(fixture.publicFolder, publicFolder, { recursive: true })
  expect(await checkIcon({ publicFolder, publicFiles: [] }, noCache)).toEqual([])
})
