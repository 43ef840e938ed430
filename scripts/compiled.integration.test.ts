import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from './test/project-copy.ts'

const versions = (folder: string) => readdirSync(join(folder, '.cache/code'))

test('scripts are compiled once for each version of the code', async () => {
  const project = copyProject()
  rmSync(join(project.folder, '.cache'), { recursive: true, force: true })
  const first = await project.run('preview --port x')
  expect(first).toEqual({ status: 2, output: 'error: expected --port to be a number up to 65535, found x\n' })
  const [version] = versions(project.folder)
  await project.run('preview --port x')
  expect(versions(project.folder)).toEqual([version])
  project.edit('scripts/options.ts', (text) => text.replace('a number up to', 'a whole number up to'))
  const edited = await project.run('preview --port x')
  expect(edited.output).toBe('error: expected --port to be a whole number up to 65535, found x\n')
  expect(versions(project.folder)).toHaveLength(2)
})

test('code that cannot be compiled is told with its place', async () => {
  const project = copyProject()
  project.edit('scripts/options.ts', (text) => `const = 1\n${text}`)
  const { status, output } = await project.run('check')
  expect(status).toBe(2)
  expect(output).toMatch(/scripts\/options\.ts:1:7/)
  expect(output).not.toMatch(/^\s+at /m)
})

test('a command runs where compiled scripts cannot be kept', async () => {
  const project = copyProject()
  rmSync(join(project.folder, '.cache'), { recursive: true, force: true })
  writeFileSync(join(project.folder, '.cache'), '')
  const { status, output } = await project.run('preview --port x')
  expect({ status, output }).toEqual({ status: 2, output: expect.stringContaining('expected --port to be a number') })
})
