import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { cached } from './picture-cache.ts'

/** A source that no other run has. */
const source = `test of the cache ${process.pid}`

it('makes a thing once, and gives the same bytes afterwards', async () => {
  let made = 0
  const make = () => {
    made += 1
    return new Uint8Array([1, 2, 3])
  }
  const first = await cached(source, make)
  onTestFinished(() => rmSync(first.file))
  const second = await cached(source, make)
  expect(made).toBe(1)
  expect([...second.content]).toEqual([...first.content])
})

it('does not take what a killed process left unfinished for the thing', async () => {
  const other = `${source}, unfinished`
  const { file } = await cached(other, () => new Uint8Array([1]))
  rmSync(file)
  writeFileSync(`${file}.1.tmp`, 'half')
  onTestFinished(() => rmSync(`${file}.1.tmp`))
  const { content } = await cached(other, () => new Uint8Array([2]))
  onTestFinished(() => rmSync(file))
  expect([...content]).toEqual([2])
})

it('keeps nothing of what could not be made', async () => {
  const broken = `${source}, broken`
  await expect(cached(broken, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const { file } = await cached(broken, () => new Uint8Array([3]))
  onTestFinished(() => rmSync(file))
  expect(existsSync(file)).toBe(true)
})
