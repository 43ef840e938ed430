import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { collectionNames, wordFor } from '../renderer/content/kinds/routes.ts'
import { createSlugger } from '../renderer/content/markdown/heading-ids.ts'
import { headersOf } from '../renderer/hosting/headers.ts'
import { readOptions } from './command-line.ts'
import { type CommandName, commands } from './commands.ts'
import { newKinds } from './new/template.ts'

const names = [
  ...['README.md', 'docs/development.md', 'docs/hosting.md', 'docs/dependencies.md', 'scripts/bench/README.md'],
  'markdown/GUIDE.md',
]
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

const isCommand = (name: string): name is CommandName => name in commands

/** A document without its blocks of code, whose lines are no prose. */
function proseOf(name: string): string {
  return readFileSync(name, 'utf8').replace(/^( *`{3,}).*\n[\s\S]*?^\1$/gm, '')
}

function anchorsOf(name: string): string[] {
  const slugger = createSlugger()
  return [...proseOf(name).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => slugger(words.replaceAll('`', '')))
}

describe.each(names)('%s', (name) => {
  const prose = proseOf(name)

  it('has links that lead somewhere', () => {
    const targets = [...prose.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target)
    const dead = targets.filter((target) => {
      const [path = '', anchor] = target.split('#')
      const file = path ? normalize(join(dirname(name), path)) : name
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor))
    })
    expect(dead).toEqual([])
  })

  it('names files, folders and commands that exist', () => {
    const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
    const paths = code.filter((words) => /^(?:\.github|docs|pages|renderer|scripts)\/[\w./@-]+$/.test(words))
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    const calls = readFileSync(name, 'utf8').matchAll(
      /\bnpm (?:run (?:--silent )?|(?=start\b|test\b))([a-z:-]+)(?: -- ([^`#|\n]+))?/g,
    )
    for (const [call, command = '', typed = ''] of calls) {
      expect(manifest.scripts, call).toHaveProperty([command])
      const words = typed.match(/"[^"]*"|\S+/g) ?? []
      if (isCommand(command)) expect(() => readOptions(command, words), call).not.toThrow()
    }
  })
})

test('the README is read in a few minutes, and says what continuous integration runs', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme.split(/\s+/).length).toBeLessThan(1200)
  const [, start = '', check = ''] = /```sh\n(npm .*)\n(npm .*)\n```/.exec(readme) ?? []
  expect(start).toMatch(/^npm ci && npm start /)
  expect(check).toMatch(/^npm ci && npm test /)
  expect(readFileSync('.ci/run', 'utf8')).toMatch(/^npm ci\b.*\nnpm test$/m)
})

test.each([
  ['README.md', /`npm run new -- pilot "[\s\S]*?\n\n/, newKinds],
  ['docs/development.md', /^\| `npm run new -- pilot NAME` .*$/m, newKinds],
  ['docs/development.md', /^\| `npm run rename -- pilot OLD NEW` .*$/m, collectionNames],
])('%s names every kind of file that a command takes: %s', (name, place, kinds) => {
  const [words = ''] = place.exec(readFileSync(name, 'utf8')) ?? []
  const left = kinds.map(wordFor).filter((kind) => !new RegExp(`\\b${kind}\\b`).test(words))
  expect(left, `${name} leaves out kinds: name them there`).toEqual([])
})

test.each(headersOf('/'))('the header %s has its reason in docs/hosting.md', (name) => {
  expect(proseOf('docs/hosting.md')).toMatch(new RegExp(`^\\| .*\`${name}\`.* \\| .*\\w.* \\|$`, 'm'))
})

test('there are twelve ideas to learn at most', () => {
  const [, glossary = ''] = /^## Twelve ideas$([\s\S]*?)^## /m.exec(proseOf('docs/development.md')) ?? []
  const terms = glossary.match(/^\| (?!term|-).*\|$/gm) ?? []
  expect(terms.length).toBeGreaterThan(5)
  expect(terms.length).toBeLessThanOrEqual(12)
})

test.each([
  ['figure', 15],
  ['edit', 12],
])('the way of %s leads through few files', (name, most) => {
  const [, way = ''] =
    new RegExp(`^## The way of an? ${name}$([\\s\\S]*?)^## `, 'm').exec(proseOf('docs/development.md')) ?? []
  const files = way.match(/^\d+\. `[\w./-]+\.tsx?`/gm) ?? []
  expect(files.length).toBeGreaterThan(5)
  expect(files.length).toBeLessThanOrEqual(most)
})

test('every dependency has its reason, and every reason its dependency', () => {
  const rows = [...proseOf('docs/dependencies.md').matchAll(/^\| (?!package|-)(.+?) \| .*\w.* \|$/gm)]
  const explained = rows.flatMap(([, packages = '']) => packages.split(', '))
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(explained.sort()).toEqual(installed.filter((name) => !name.startsWith('@types/')).sort())
})
