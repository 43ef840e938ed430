import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { stampsBelow } from './inputs.ts'
import { createProject } from './testing/create-project.ts'

const pipe = (file: string) => expect(spawnSync('mkfifo', [file]).status).toBe(0)
test.each<[name: string, make: (file: string) => unknown, says: string]>([
  ['markdown/x.md', pipe, 'a device or a pipe'],
  ['markdown/pilots/x.md', pipe, 'a device or a pipe'],
  ['public/x.jpg', pipe, 'a device or a pipe'],
  ['public/notes.txt', (file) => symlinkSync('/dev/zero', file), 'found a symbolic link'],
  ['markdown/pilots/x.md', (file) => symlinkSync('/dev/zero', file), 'found a symbolic link'],
  ['markdown/leaders/x.md', mkdirSync, 'folder'],
])(
  'beside a site from before, a build tells what must not be opened, and does not wait for it: %s',
  async (name, make, says) => {
    const { build, place } = createProject()
    await build()
    const before = stampsBelow(place('dist'))
    mkdirSync(dirname(place(name)), { recursive: true })
    make(place(name))
    const { isBuilt, told } = await build({}, undefined, () => import('./make-site.ts'))
    expect(isBuilt).toBe(false)
    expect(told).toContain(says)
    expect(told).toMatch(new RegExp(`${name}:1:1 error: `))
    expect(stampsBelow(place('dist'))).toEqual(before)
  },
)
