import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFolder } from '../../renderer/testing/create-folder.ts'
import { UsageError } from '../command-line.ts'
import { manifestName } from './manifest.ts'
import { createStage, explainDisk, recoverSite } from './stage.ts'

/** A project in a folder of its own, with an old site in its `dist`, and a stage for the next one. */
function setUp() {
  const project = createFolder()
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project)
  onTestFinished(() => cwd.mockRestore())
  const target = join(project, 'dist')
  const page = join(target, 'client/index.html')
  mkdirSync(join(target, 'client'), { recursive: true })
  writeFileSync(page, 'old')
  writeFileSync(join(target, 'client/gone.html'), 'old')
  const stage = createStage(target)
  const fill = () => {
    mkdirSync(join(stage.folder, 'client'), { recursive: true })
    writeFileSync(join(stage.folder, 'client', 'index.html'), 'new')
  }
  return { project, target, stage, fill, show: () => readFileSync(page, 'utf8') }
}

describe('a new site', () => {
  it('takes the place of the old one, of which nothing is left', async () => {
    const { project, target, stage, fill, show } = setUp()
    fill()
    await stage.publish()
    stage.discard()
    expect(show()).toBe('new')
    expect(readdirSync(join(target, 'client'))).toEqual(['index.html'])
    expect(readdirSync(project)).toEqual(['dist'])
  })

  it('begins with an empty folder, whatever was left there', () => {
    const { target, stage } = setUp()
    writeFileSync(join(stage.folder, 'left.html'), '')
    expect(readdirSync(createStage(target).folder)).toEqual([])
  })
})

describe('the old site stays', () => {
  it('when the build fails', () => {
    const { project, stage, fill, show } = setUp()
    fill()
    stage.discard()
    expect(show()).toBe('old')
    expect(readdirSync(project)).toEqual(['dist'])
  })

  it('when the process that swaps them is gone', async () => {
    const node = process.execPath
    onTestFinished(() => {
      process.execPath = node
    })
    // A program that ends at once.
    process.execPath = 'false'
    const { stage, fill, show } = setUp()
    fill()
    await expect(stage.publish()).rejects.toThrow(/the new site could not replace .*dist/)
    stage.discard()
    expect(show()).toBe('old')
  })

  it('when the new one cannot take its place', async () => {
    const { stage, show } = setUp()
    // Nothing was made, so that there is nothing to rename.
    rmSync(stage.folder, { recursive: true })
    await expect(stage.publish()).rejects.toThrow(/the new site could not replace .*dist/)
    stage.discard()
    expect(show()).toBe('old')
  })
})

describe('a target', () => {
  it.each([
    ['that holds the project', '.', 'which contains this project'],
    ['above the project', '..', 'which contains this project'],
    ['within the content', 'markdown/dist', 'is in the content folder'],
    ['that is a file', 'notes.txt', 'is a file'],
    ['within a file', 'notes.txt/dist', 'notes.txt is a file'],
    ['that holds other files', 'thesis', 'contains other files'],
  ])('%s is refused, and nothing of it is lost', (_, name, message) => {
    const { project, stage } = setUp()
    stage.discard()
    writeFileSync(join(project, 'notes.txt'), 'mine')
    mkdirSync(join(project, 'thesis'))
    writeFileSync(join(project, 'thesis/chapter.txt'), 'mine')
    expect(() => createStage(join(project, name))).toThrow(message)
    expect(readFileSync(join(project, 'thesis/chapter.txt'), 'utf8')).toBe('mine')
    expect(readdirSync(project).sort()).toEqual(['dist', 'notes.txt', 'thesis'])
  })

  it('that is new, empty or a site that was built before is taken', () => {
    const { project, stage } = setUp()
    stage.discard()
    mkdirSync(join(project, 'empty'))
    mkdirSync(join(project, 'site'))
    writeFileSync(join(project, 'site', manifestName), '')
    for (const name of ['new', 'empty', 'site']) createStage(join(project, name)).discard()
  })
})

describe('a disk', () => {
  it.each([
    'ENOSPC: no space left on device, write',
    'EDQUOT: disk quota exceeded, write',
    'the code could not be bundled:\nNo space left on device (os error 28)',
  ])('that is full is told by the folder that the site goes to: %s', (reason) => {
    const told = 'the disk with /sites is full: free some space, or name a folder elsewhere with --out'
    expect(explainDisk(new Error(reason), '/sites/mine')).toEqual(new UsageError(told))
  })

  it.each(['EROFS: read-only file system', 'EACCES: permission denied'])(
    'that may not be written to is told likewise: %s',
    (reason) => {
      const told = '/sites may not be written to: name a folder elsewhere with --out'
      const error = new Error(`${reason}, mkdir '/sites/.mine-next-1'`)
      expect(explainDisk(error, '/sites/mine')).toEqual(new UsageError(told))
      const other = new Error(`${reason}, open '/content/pilots/a.md'`)
      expect(explainDisk(other, '/sites/mine')).toBe(other)
    },
  )
})

describe('what a killed build left', () => {
  /** The number of a process that has ended. */
  const ended = spawnSync(process.execPath, ['--version']).pid

  it('comes back when nothing took its place', () => {
    const { project, target, stage, show } = setUp()
    stage.discard()
    renameSync(target, join(project, `.dist-old-${ended}`))
    mkdirSync(join(project, `.dist-next-${ended}`))
    recoverSite(target)
    expect(show()).toBe('old')
    expect(readdirSync(project)).toEqual(['dist'])
  })

  it('goes when the site is in its place', () => {
    const { project, target, stage, show } = setUp()
    stage.discard()
    for (const kind of ['old', 'next']) mkdirSync(join(project, `.dist-${kind}-${ended}`))
    recoverSite(target)
    expect(show()).toBe('old')
    expect(readdirSync(project)).toEqual(['dist'])
  })

  it('is not touched while the build is still running', () => {
    const { project, target, stage } = setUp()
    stage.discard()
    mkdirSync(join(project, `.dist-next-${process.ppid}`))
    mkdirSync(join(project, '.dist-notes-1'))
    recoverSite(target)
    expect(readdirSync(project).sort()).toEqual([`.dist-next-${process.ppid}`, '.dist-notes-1', 'dist'])
  })
})
