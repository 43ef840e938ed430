import { afterEach, describe, expect, it, vi } from 'vitest'
import { readHost, readOptions, readPort, run, UsageError } from './command-line.ts'
import { helpOn } from './commands.ts'

describe('options', () => {
  const read = (...words: string[]) => readOptions('build', words).values
  const options = '--root, --out, --no-cache'
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('are read, and have their defaults', () => {
    expect(read('--root', 'x', '--no-cache')).toEqual({ root: 'x', out: 'dist', 'no-cache': true })
    expect(read('--root=x')).toMatchObject({ root: 'x', 'no-cache': false })
    expect(read()).toEqual({ out: 'dist', 'no-cache': false })
  })

  it.each([[['x']], [['--root']], [['--no-cache=no']], [['-r']], [['--elsewhere']]])(
    'are refused with those that there are: %j',
    (words) => {
      expect(() => read(...words)).toThrow(UsageError)
      expect(() => read(...words)).toThrow(`; the options are ${options}`)
    },
  )

  it('that are mistyped are refused with what was meant', () => {
    expect(() => read('--roott', 'x')).toThrow("Unknown option '--roott'; did you mean `--root`?")
    expect(() => readOptions('check', ['--relaese'])).toThrow("Unknown option '--relaese'; did you mean `--release`?")
  })

  it('that npm has kept to itself are not left out silently', () => {
    vi.stubEnv('npm_config_release', 'true')
    expect(() => readOptions('check', [])).toThrow('npm took --release for itself: write -- before it')
  })
})

describe('the port', () => {
  it.each([
    [undefined, undefined],
    ['0', 0],
    ['4173', 4173],
    ['65535', 65535],
  ])('%s is %s', (option, port) => {
    expect(readPort(option)).toBe(port)
  })

  it.each(['65536', '-1', '80.5', 'http', '', ' ', '1e3', '0x50'])('is not %j', (option) => {
    expect(() => readPort(option)).toThrow(UsageError)
  })
})

it('the host is this machine alone unless another is chosen, and never all addresses by mistake', () => {
  expect(readHost(undefined)).toBe('localhost')
  expect(readHost('0.0.0.0')).toBe('0.0.0.0')
  expect(() => readHost('')).toThrow(UsageError)
})

describe('a command', () => {
  const { exitCode } = process
  const lines: string[] = []
  const runAndHear = async (command: () => Promise<number>) => {
    lines.length = 0
    const said = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
    await run('new', command)
    said.mockRestore()
    return process.exitCode
  }
  afterEach(() => {
    process.exitCode = exitCode
  })

  it.each([0, 1])('ends with the code that it gives back: %s', async (code) => {
    expect(await runAndHear(async () => code)).toBe(code)
    expect(lines).toEqual([])
  })

  it('that is asked what it does says it, and has succeeded', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    process.argv.push('--help')
    const code = await runAndHear(async () => 1)
    process.argv.pop()
    expect({ code, said: said.mock.calls }).toEqual({ code: exitCode, said: [[helpOn('new')]] })
    said.mockRestore()
  })

  it('that could not run ends with 2 and one line', async () => {
    const code = await runAndHear(async () => {
      throw new UsageError('there is no format x')
    })
    expect({ code, lines }).toEqual({ code: 2, lines: ['error: there is no format x'] })
  })

  it('lets no name of a file speak to the terminal', async () => {
    await runAndHear(async () => {
      throw new UsageError('there is no folder \u001b[2J\n::error::x')
    })
    expect(lines).toEqual(['error: there is no folder \ufffd[2J\n\\::error::x'])
  })

  it.each([
    ['EADDRINUSE', 'the port is in use by another program; choose another with --port N'],
    ['EOTHER', 'what the system said'],
  ])('that the machine refuses with %s says why', async (code, line) => {
    await runAndHear(async () => {
      throw Object.assign(new Error('what the system said'), { code, path: '/x' })
    })
    expect(lines).toEqual([`error: ${line}`])
  })

  it('that fails with something else than an error says that', async () => {
    expect(await runAndHear(() => Promise.reject('why'))).toBe(2)
    expect(lines).toEqual(['error: why'])
  })
})
