import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quietLibraries } from './quiet-libraries.ts'

const levels = ['log', 'info', 'warn'] as const
const heard: string[] = []

beforeEach(() => {
  heard.length = 0
  for (const level of levels) vi.spyOn(console, level).mockImplementation((words) => void heard.push(String(words)))
})
afterEach(() => void vi.restoreAllMocks())

it.each([
  ['a request', '9:41:07 PM [vite-plugin-ssr][request(1)] HTTP request: /about'],
  [
    'a request, in colours',
    '\u001b[2m9:41:07 PM\u001b[22m \u001b[1m\u001b[36m[vite-plugin-ssr]\u001b[39m\u001b[22m\u001b[2m[request(3)]\u001b[22m HTTP response \u001b[1m/about\u001b[22m 200',
  ],
  [
    'the table of routes, in colours',
    "[vite-plugin-ssr]\u001b[2m[request(3)]\u001b[22m URL \u001b[36m/nowhere\u001b[39m doesn't match the route of any of your pages:\n│ ROUTE │",
  ],
  ['a page that is loaded again', '9:41:07 PM [vite] page reload markdown/pages/about.mdx'],
  ['a part of one, while a page is asked for', '9:41:07 PM [vite][request(1)] hmr update /@fs/site/renderer/index.css'],
  ['the new name of a library', '[vite-plugin-ssr][Warning] The vite-plugin-ssr project has been renamed to Vike'],
])('nothing is heard of %s', (_, chatter) => {
  quietLibraries()
  for (const level of levels) console[level](chatter)
  expect(heard).toEqual([])
})

it('everything else is heard', () => {
  quietLibraries()
  for (const level of levels) console[level]('pages/contact.md:3:1 error')
  expect(heard).toHaveLength(levels.length)
})
