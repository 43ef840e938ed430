import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStage } from './stage.ts'

const disk = vi.hoisted(() => ({ refuses: (_: string): boolean => false }))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  const renameSync = (from: string, to: string) => {
    if (disk.refuses(to)) throw new Error('the disk refuses')
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

afterEach(() => {
  disk.refuses = () => false
})

/** A project in a folder of its own, with a stage for its `dist`, and an old site in it when asked for. */
function setUp({ oldSite = true } = {}) {
  const project = mkdtempSync(join(tmpdir(), 'stage-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project)
  onTestFinished(() => cwd.mockRestore())
  const target = join(project, 'dist')
  const page = join(target, 'client/index.html')
  if (oldSite) {
    mkdirSync(join(target, 'client'), { recursive: true })
    writeFileSync(page, 'old')
    writeFileSync(join(target, 'client/gone.html'), 'old')
  }
  const stage = createStage(target)
  const fill = () => {
    mkdirSync(stage.client, { recursive: true })
    writeFileSync(join(stage.client, 'index.html'), 'new')
  }
  return { project, target, stage, fill, show: () => readFileSync(page, 'utf8') }
}

describe('a new site', () => {
  it('takes the place of the old one, of which nothing is left', () => {
    const { project, target, stage, fill, show } = setUp()
    fill()
    stage.publish()
    stage.discard()
    expect(show()).toBe('new')
    expect(readdirSync(join(target, 'client'))).toEqual(['index.html'])
    expect(readdirSync(project)).toEqual(['dist'])
  })

  it('needs no old one', () => {
    const { project, stage, fill, show } = setUp({ oldSite: false })
    fill()
    stage.publish()
    stage.discard()
    expect(show()).toBe('new')
    expect(readdirSync(project)).toEqual(['dist'])
  })

  it('is not seen before it is published', () => {
    const { fill, show } = setUp()
    fill()
    expect(show()).toBe('old')
  })

  it('begins with an empty folder, whatever was left there', () => {
    const { project, target, stage } = setUp()
    writeFileSync(join(stage.folder, 'left.html'), '')
    expect(readdirSync(createStage(target).folder)).toEqual([])
    expect(existsSync(project)).toBe(true)
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

  it('when the new one cannot take its place', () => {
    const { target, stage, fill, show } = setUp()
    fill()
    let tries = 0
    disk.refuses = (to) => to === target && tries++ === 0
    expect(() => stage.publish()).toThrow('the disk refuses')
    stage.discard()
    expect(show()).toBe('old')
  })
})
