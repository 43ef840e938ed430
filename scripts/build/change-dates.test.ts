import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readChangeDates } from './change-dates.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function commit(folder: string, files: Readonly<Record<string, string>>, seconds: number): void {
  const date = `${seconds} +0900`
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...options], {
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Change')
}

it('knows the newest change of each file, whatever its name, and of no other', () => {
  const folder = createFolder()
  const root = join(folder, 'markdown')
  mkdirSync(root)
  commit(folder, { 'markdown/a.md': '1', 'markdown/é b.md': '1', 'c.md': '1' }, 1_700_000_000)
  commit(folder, { 'markdown/a.md': '2' }, 1_700_000_500)
  const { version } = readChangeDates(root)
  writeFileSync(join(root, 'new.md'), '')
  expect(readChangeDates(root).version).toBe(version)
  const { changedAt, isShallow } = readChangeDates(root)
  expect(isShallow).toBe(false)
  expect(changedAt(join(root, 'a.md'))).toBe(1_700_000_500)
  expect(changedAt(join(root, 'é b.md'))).toBe(1_700_000_000)
  expect(changedAt(join(root, 'new.md'))).toBeUndefined()
  expect(changedAt(join(folder, 'c.md'))).toBeUndefined()
  commit(folder, { 'markdown/new.md': '1' }, 1_700_000_900)
  expect(readChangeDates(root).version).not.toBe(version)
})

it('knows nothing where there is no history, or only the end of one', () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'a.md'), '')
  const alone = readChangeDates(folder)
  expect(alone.changedAt(join(folder, 'a.md'))).toBeUndefined()
  expect(alone.isShallow).toBe(false)
  const [origin, clone] = [createFolder(), createFolder()]
  commit(origin, { 'a.md': '1' }, 1_700_000_000)
  commit(origin, { 'b.md': '1' }, 1_700_000_500)
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, join(clone, 'site')], { stdio: 'ignore' })
  const shallow = readChangeDates(join(clone, 'site'))
  expect(shallow.changedAt(join(clone, 'site', 'a.md'))).toBeUndefined()
  expect(shallow.isShallow).toBe(true)
})
