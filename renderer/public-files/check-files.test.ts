import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFiles } from './check-files.ts'
import { createFolder } from './testing/create-folder.ts'
import { drawing } from './testing/drawings.ts'
import { triedFiles } from './testing/tried-files.ts'

const routes = [{ path: '/about', file: 'pages/about.mdx' }]
const verification = ['/service-0a1b.html', '/.well-known/service', '/marked.html', '/about.html']

function check(
  files: Readonly<Record<string, string>>,
  settings: { verification?: readonly string[] } = { verification },
) {
  const folder = createFolder(files)
  const found = checkFiles({ root: createFolder(), publicFolder: folder, routes, ...settings })
  return {
    ...found,
    problems: found.problems.map((problem) => ({ ...problem, file: problem.file.slice(folder.length + 1) })),
  }
}

describe('a file in public/', () => {
  it.each(triedFiles)('$name: $why', ({ name, content = 'x', says }) => {
    const { files, problems } = check({ [name]: content })
    expect(files).toEqual(says ? [] : [name])
    expect(problems.map(({ message }) => message)).toEqual(says ? [expect.stringMatching(says)] : [])
    for (const { fix } of problems) expect(fix).toMatch(/\w/)
  })

  it('was tried in more than forty kinds', () => {
    expect(new Set(triedFiles.map(({ name }) => /[^./]*$/.exec(name)?.[0].toLowerCase())).size).toBeGreaterThan(40)
  })

  it('that a program left behind is neither published nor reported', () => {
    expect(check({ '.DS_Store': 'x', 'images/Thumbs.db': 'x' })).toEqual({ files: [], problems: [] })
  })

  it('is told of with its place, and a drawing with the very spot in it', () => {
    const { problems } = check({ 'a/evil.html': 'x', 'b.svg': drawing('\n  <g onload="alert(1)"/>') })
    expect(problems).toMatchObject([
      { file: 'a/evil.html', line: 1, column: 1, severity: 'error', rule: 'public/kind' },
      { file: 'b.svg', line: 2, column: 3, severity: 'error', rule: 'public/drawing' },
    ])
  })

  it('is reported once with the others of a folder that may not be there, and none of them is published', () => {
    const { files, problems } = check({ '.git/a.png': 'x', '.git/b.png': 'x', '.git/c/d.png': 'x' })
    expect(files).toEqual([])
    expect(problems).toMatchObject([{ file: '.git' }])
  })

  it('may be one by which a service knows the site, while the settings cannot be read', () => {
    expect(check({ 'other.html': 'service: 0a1b', 'b.html': '<p>' }, {}).problems).toMatchObject([{ file: 'b.html' }])
  })
})

it('what lies in the folder of the content is looked at, too', () => {
  const root = createFolder({ 'pilots/+config.h.js': 'x', '.hidden/+x': 'x' })
  const { problems } = checkFiles({ root, publicFolder: createFolder(), routes })
  expect(problems.map(({ file }) => file).sort()).toEqual([join(root, '.hidden/+x'), join(root, 'pilots/+config.h.js')])
})
