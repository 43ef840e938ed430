import { expect, it } from 'vitest'
import { checkRedirectFiles } from './check-redirects.ts'

const place = { file: 'settings.md', path: ['redirects', 0, 'from'] }
const routes = ['/', '/about', '/pilot/lantern'].map((path) => ({ path }))
const saidOf = (from: string) =>
  checkRedirectFiles(
    [
      { from, to: '/about', place },
      { from: '/Former', to: '/about', place },
    ],
    { routes, publicFiles: ['Report.pdf', 'files/map.png'] },
  ).map(
    ({ message, rule, fix, ...where }) => `${'path' in where && where.path.join('.')} ${message} [${rule}] → ${fix}`,
  )
const fix = '[links/redirect] → remove the redirect, or write another address'

it.each([
  ['/report.pdf', `/report.pdf is the address of a file, which is in public/, and cannot redirect elsewhere`],
  ['/Feed.xml/', `/Feed.xml/ is the address of a file, which the build makes, and cannot redirect elsewhere`],
  ['/404', `/404 is the address of a file, which the build makes, and cannot redirect elsewhere`],
  ['/about.md', `/about.md is the address of a file, which the build makes, and cannot redirect elsewhere`],
  [
    '/files/map.png/old',
    `/files/map.png is the address of a file, which is in public/, and /files/map.png/old is below it`,
  ],
  ['/about.html/old', `/about.html is the address of a file, which the build makes, and /about.html/old is below it`],
  [
    '/Pilot/Lantern.html/old',
    `/Pilot/Lantern.html is the address of a file, which the build makes, and /Pilot/Lantern.html/old is below it`,
  ],
  [
    '/former/index.html/old',
    `/former/index.html is the address of a file, which redirects /Former, and /former/index.html/old is below it`,
  ],
  ['/Assets/old', `/Assets/old is in /assets/, which belongs to the build`],
])('an old address is none of a file: %s', (from, says) => {
  expect(saidOf(from)).toEqual([`redirects.0.from ${says} ${fix}`])
})

it.each([
  ...['/files', '/files/old', '/pilot', '/pilot/old', '/about/old'],
  ...['/index.php/old', '/old.pdf', '/about.html.gz', '/icon.svg.br'],
])('an old address may be anywhere else: %s', (from) => {
  expect(saidOf(from)).toEqual([])
})
