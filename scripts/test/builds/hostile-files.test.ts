import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { madeFiles } from '../../../renderer/public-files/made-files.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject, hashFiles, type ProjectCopy } from '../project-copy.ts'

/** Names that vite-plugin-ssr takes for its own, wherever they lie below the root that it is told. */
const names = ['+config.h.js', '+route.js', '+onBeforeRoute.js', 'x.page.route.js', '_default.page.server.js']
const folders = ['public/x', 'markdown/pilots', 'markdown/x', 'dist/client/x']

/** What these files leave when they run, or are bundled. */
const trace = 'a stranger’s code ran'

/** One copy of the project for all tests: none of them changes it but by more that must not take part. */
let project: ProjectCopy
beforeAll(() => {
  project = copyProject({ builtAs: inject('fixtureSite') })
})

/** Puts files into the copy that leave a trace when they are run. */
function addCode({ folder }: ProjectCopy): void {
  for (const within of folders)
    for (const name of names) {
      const file = join(folder, within, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `process.getBuiltinModule('fs').writeFileSync('traces', '${trace}')\nexport default {}\n`)
    }
}

/** The files of a folder that hold the trace. */
function traces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(trace))
}

test('bundling runs and takes in no file of the content, of public/ or of a built site', async () => {
  const { folder, run } = project
  addCode(project)
  await run(`bundle-process ${join(folder, 'markdown')} ${join(folder, 'bundle')} /`)
  expect(readdirSync(folder)).not.toContain('traces')
  expect(traces(join(folder, 'bundle', 'server'))).toEqual([])
  expect(traces(join(folder, 'bundle', 'client', 'assets'))).toEqual([])
})

/** Starts the live preview of a project; what it tells of the content comes before its address. */
async function preview({ start }: ProjectCopy) {
  const dev = start('dev --port 0', builtOnFixtureDay)
  onTestFinished(() => void (dev.pid && process.kill(-dev.pid, 'SIGKILL')))
  let told = ''
  while (!/localhost:\d+/.test(told)) told += (await once(dev.stdout ?? dev, 'data')).join('')
  const [address = ''] = /http:\/\/localhost:\d+/.exec(told) ?? []
  const open = async (path: string) => {
    const response = await fetch(address + path)
    return { status: response.status, text: await response.text() }
  }
  return { told, open }
}

const secret = 'a file of somebody else'

/** What must not be published, with what the message says of it. */
const refused = {
  'public/evil.html': 'expected at most 4,000 bytes of plain text',
  'public/evil.js': 'a file of this kind is not published',
  'public/hidden.svg': 'a file of this kind is not published',
  'public/leak.txt': 'found a symbolic link',
  'public/leaks': 'found a symbolic link',
  'public/pipe.pdf': 'a device or a pipe',
  'public/x/+config.h.js': 'the name begins with `+`',
  'markdown/pilots/+config.h.js': 'the name begins with `+`',
  'markdown/articles/endless.md': 'found a symbolic link',
  'markdown/articles/pipe.md': 'a device or a pipe',
} as const

/** Puts all of that into the copy. */
function addStrangers({ folder }: ProjectCopy): void {
  const at = (name: keyof typeof refused | 'secret.txt') => join(folder, name)
  writeFileSync(at('secret.txt'), secret)
  writeFileSync(at('public/evil.html'), `<script src="/evil.js"></script>${trace}`)
  writeFileSync(at('public/evil.js'), `'${trace}'`)
  writeFileSync(at('public/hidden.svg'), `<svg xmlns="http://www.w3.org/2000/svg"><script>'${trace}'</script></svg>`)
  symlinkSync('../secret.txt', at('public/leak.txt'))
  symlinkSync('..', at('public/leaks'))
  symlinkSync('/dev/zero', at('markdown/articles/endless.md'))
  for (const pipe of ['public/pipe.pdf', 'markdown/articles/pipe.md'] as const)
    expect(spawnSync('mkfifo', [at(pipe)]).status).toBe(0)
}

/** Expects that each is told of, once. */
function expectToldIn(output: string): void {
  for (const [file, says] of Object.entries(refused)) {
    const lines = output.split('\n').filter((line) => line.startsWith(`${file}:`))
    expect(lines, output).toEqual([expect.stringMatching(/^\S+:\d+:\d+ error: /)])
    expect(lines[0]).toContain(says)
  }
  expect(output).not.toContain(secret)
}

describe('where strangers are among the files', () => {
  beforeAll(() => {
    addStrangers(project)
    // Whatever would bundle the code leaves a file. In the compiled form, since to compile the code anew takes long.
    const compiled = join(project.folder, '.cache/code')
    for (const version of readdirSync(compiled))
      writeFileSync(
        join(compiled, version, 'bundle-process.js'),
        `import { writeFileSync } from 'node:fs'\nwriteFileSync('started', '')\n`,
      )
  })

  test.each(['build', 'build --no-cache', 'check'])('%s reports all that may not be published', async (command) => {
    const { folder, attempt } = project
    const before = hashFiles(join(folder, 'dist'))
    const { status, output } = await attempt(command, { ...builtOnFixtureDay, TERM: 'dumb', FORCE_COLOR: '1' })
    expect(status).toBe(1)
    expectToldIn(output)
    // Nothing was done that could be ticked, and a plain terminal is spared sequences that it would not understand.
    expect(output).not.toContain('✓')
    expect(output).not.toContain('\u001b')
    expect(hashFiles(join(folder, 'dist'))).toEqual(before)
    expect(readdirSync(folder)).not.toContain('started')
  })

  test('the live preview reports it, serves none of it and runs none of it', async () => {
    const { told, open } = await preview(project)
    expectToldIn(told)
    for (const path of ['/', '/about', '/leak.txt'])
      expect(await open(path)).toMatchObject({ status: 500, text: expect.stringContaining('found a symbolic link') })
    rmSync(join(project.folder, 'markdown'), { recursive: true })
    cpSync(fixture.root, join(project.folder, 'markdown'), { recursive: true })
    await expect.poll(async () => (await open('/about')).status).toBe(200)
    for (const name of [
      ...Object.keys(refused).filter((name) => name.startsWith('public/')),
      'public/leaks/secret.txt',
    ]) {
      const { status, text } = await open(name.slice('public'.length))
      expect(status, name).toBe(404)
      expect(text).not.toContain(secret)
    }
    expect((await open('/icon.svg')).status).toBe(200)
    expect(readdirSync(project.folder)).not.toContain('traces')
  })
})

test('every file of a site comes from public/, or from the build under a name that it knows', () => {
  const folder = inject('fixtureSite')
  const names = Object.keys(hashFiles(join(folder, 'dist/client')))
  const made = madeFiles(
    names.filter((name) => name.endsWith('.html')).map((name) => ({ path: `/${name.slice(0, -5)}` })),
  )
  const copied = new Set(Object.keys(hashFiles(join(folder, 'public'))))
  const unknown = names.filter((name) => !made.has(name) && !copied.has(name) && !name.startsWith('assets/'))
  expect(unknown).toEqual([])
})
