import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProgress, formatDuration } from './progress.ts'

/** Progress on a stream that records, with a clock that advances 500 ms at each call. */
function listen(isTerminal: boolean) {
  let written = ''
  let time = 0
  const stream = Object.assign(Object.create(process.stdout), {
    isTTY: isTerminal,
    write: (text: string) => {
      written += text
      return true
    },
  })
  return { progress: createProgress(stream, () => (time += 500)), heard: () => written }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('progress', () => {
  it('is a plain line for each step where nobody watches', () => {
    const { progress, heard } = listen(false)
    progress.step('check')
    progress.step('render')
    progress.done('✓ done')
    expect(heard()).toBe('✓ check (500 ms)\n✓ render (500 ms)\n✓ done\n')
  })

  it('is a line that renews itself on a terminal', () => {
    for (const name of ['CI', 'NO_COLOR', 'TERM']) vi.stubEnv(name, '')
    const { progress, heard } = listen(true)
    progress.step('render')
    progress.done('✓ done')
    expect(heard()).toBe('… render\r\u001b[K✓ render (500 ms)\n✓ done\n')
  })

  it('never calls a step done that has failed', () => {
    const { progress, heard } = listen(false)
    progress.step('check')
    progress.step('render')
    progress.fail('nothing was built')
    progress.fail()
    expect(heard()).toBe('✓ check (500 ms)\n✗ render (500 ms)\nnothing was built\n')
  })

  it.each([
    ['CI', 'true'],
    ['NO_COLOR', '1'],
  ])('is plain on a terminal where %s is %s', (name, value) => {
    vi.stubEnv('CI', '')
    vi.stubEnv(name, value)
    const { progress, heard } = listen(true)
    progress.step('render')
    progress.done('✓')
    expect(heard()).toBe('✓ render (500 ms)\n✓\n')
  })

  it('hands nothing on that a terminal would obey', () => {
    const { progress, heard } = listen(false)
    progress.step('a\u001b[2J')
    progress.done('in \u202e')
    expect(heard()).toBe('✓ a\ufffd[2J (500 ms)\nin \ufffd\n')
  })

  it('says nothing of steps that there were none of', () => {
    const { progress, heard } = listen(false)
    progress.done('✓')
    expect(heard()).toBe('✓\n')
  })
})

it.each([
  [0, '0 ms'],
  [339.6, '340 ms'],
  [999, '999 ms'],
  [999.7, '1.0 s'],
  [1000, '1.0 s'],
  [2149, '2.1 s'],
  [61_000, '61.0 s'],
])('writes %s milliseconds as %s', (milliseconds, written) => {
  expect(formatDuration(milliseconds)).toBe(written)
})
