import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { elements as writable } from '../../../renderer/content/testing/fuzz/oracle.ts'
import { allPaths, listFiles, openPage, readFile } from './site-pages.ts'

/** The components, without their comments: what they can show, the stylesheet is ready for, whether or not a page needs it. */
const components = ['renderer', 'pages']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, ''))
  .join('\n')

const texts = (ending: string) =>
  listFiles()
    .filter((name) => name.endsWith(ending))
    .map(readFile)
const markup = [...texts('.html'), components].join('\n')
const scripts = texts('.js').join('\n')

/** Those that pages have, and whatever writers can put into a text, used or not: the stylesheet is ready for it. */
const elements = new Set([...writable, ...[...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)])
const classes = new Set([
  ...[...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)),
  ...components.split(/[\s"'`]+/),
])

/** Every selector of the stylesheets, but for the steps of animations. */
function selectorsOf(css: string): string[] {
  return [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && !/^(?:from|to|[\d.]+%)/.test(selector))
}

/** What a selector names: its classes without their escapes, and its elements. */
function namesIn(selector: string): { classes: string[]; elements: string[] } {
  const className = /\.((?:\\(?:[0-9a-f]{1,6} ?|.)|[\w-])+)/g
  const rest = selector
    .replace(className, '')
    .replace(/\[[^\]]*\]|#[\w-]+|::?[\w-]+(?:\((?:even|odd|[-+\dn ]+)\))?/g, ' ')
  return {
    classes: [...selector.matchAll(className)].map(([, name = '']) =>
      name
        .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .replace(/\\/g, ''),
    ),
    elements: [...rest.matchAll(/(?<![\w-])[a-z][a-z0-9]*(?![\w-])/g)].map(([name]) => name),
  }
}

test('the steps of a path have their numbers', () => {
  expect(texts('.css').join('')).toMatch(/\.path\s*>\s*li::?after\s*\{[^}]*content:\s*counter\(list-item\)/)
})

const selectors = texts('.css').flatMap(selectorsOf)

test('the stylesheet names no class that neither a page, a component nor a script has', () => {
  const named = new Set(selectors.flatMap((selector) => namesIn(selector).classes))
  expect(named.size).toBeGreaterThan(100)
  const isUsed = (name: string) => classes.has(name) || scripts.includes(name)
  expect([...named].filter((name) => !isUsed(name))).toEqual([])
})

test('it has every size and colour of words that a page or a component has', () => {
  const named = new Set(selectors.flatMap((selector) => namesIn(selector).classes))
  const ofWords = [...classes].filter((name) => /^text-[-a-z0-9]+$/.test(name))
  expect(ofWords.length).toBeGreaterThan(10)
  expect(ofWords.filter((name) => !named.has(name))).toEqual([])
})

test('nor an element that no page, no component, no script and no writer has', () => {
  const named = new Set(selectors.flatMap((selector) => namesIn(selector).elements))
  expect(named.size).toBeGreaterThan(20)
  const isUsed = (name: string) => elements.has(name) || new RegExp(`["'\`]${name}["'\`]`).test(scripts)
  expect([...named].filter((name) => !isUsed(name))).toEqual([])
})

/** The outermost selectors; states and pseudo-elements, which only a browser knows, count as matching. */
function outerSelectorsOf(css: string): string[] {
  const isSelector: boolean[] = []
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, head = '', sign]) => {
    if (sign === '}') isSelector.pop()
    if (sign !== '{') return []
    const isOuter = !isSelector.includes(true)
    isSelector.push(!head.startsWith('@'))
    return isOuter && isSelector.at(-1)
      ? [
          head.replace(
            /::?(?:after|before|first-letter|hover|focus-visible|popover-open|target-current)(?![\w-])/g,
            ':not(none)',
          ),
        ]
      : []
  })
}

test.each(allPaths)('%s has each rule that it needs, and no stylesheet that it doesn’t', (path) => {
  const $ = openPage(path)
  const loaded = $('link[rel=stylesheet]')
    .toArray()
    .flatMap(({ attribs }) => attribs.href?.split('/').at(-1) ?? [])
  const sheets = listFiles().filter((name) => name.endsWith('.css'))
  const needed = (name: string) => outerSelectorsOf(readFile(name)).filter((selector) => $(selector).length > 0)
  const isLoaded = (name: string) => loaded.some((file) => name.endsWith(file))
  expect(sheets.length).toBeGreaterThan(loaded.length)
  // That of all pages may have other rules for the same parts.
  const isOfAll = (name: string) => /client\.[^/]*$/.test(name)
  const own = sheets.filter((name) => isLoaded(name) && !isOfAll(name))
  const present = new Set(own.flatMap((name) => outerSelectorsOf(readFile(name))))
  const others = sheets.filter((name) => !isLoaded(name))
  const missing = others.flatMap((name) => needed(name).filter((selector) => !present.has(selector)))
  expect(missing).toEqual([])
  expect(own.filter((name) => needed(name).length === 0)).toEqual([])
})
