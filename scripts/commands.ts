/** A command as `--help` describes it: what it does in a line, its arguments apart from options, its options. */
export interface Command {
  does: string
  words?: string
  options: Readonly<Record<string, { type: 'string' | 'boolean'; value?: string; does: string }>>
}

/** An option with a value, which the help names: `--port N`; one with a default; one without a value. */
const text = (value: string, does: string) => ({ type: 'string', value, does }) as const
const preset = (value: string, initial: string, does: string) =>
  ({ ...text(value, `${does}; ${initial} by default`), default: initial }) as const
const flag = (does: string) => ({ type: 'boolean', default: false, does }) as const

const root = text('DIR', 'a folder laid out like markdown/, with its own ledger; a public/ beside it is used, too')
const port = text('N', 'the port of the address')
const host = text('NAME', 'where it listens; by default only this machine can reach it')
const dist = preset('DIR', 'dist', 'the folder of a build')
const out = preset('DIR', 'dist', 'the folder that it writes')
const anew = { 'no-cache': flag('makes everything anew') }
const building = { root, out, ...anew }

/** The commands of package.json, by their names there. */
export const commands = {
  start: { does: 'checks, builds and serves the site', options: { root, port, host } },
  dev: { does: 'shows your changes as you save', options: { root, port, host } },
  build: { does: 'checks the content and writes the site', options: building },
  check: {
    does: 'checks content and figures: 0 sound, 1 problems found, 2 could not run',
    words: '[FILE …]',
    options: {
      format: preset('NAME', 'text', 'text, json or github'),
      release: flag('lists each placeholder as an error'),
      ...{ root, ...anew },
    },
  },
  review: {
    does: 'writes the ledger anew from the content, keeping what people wrote, and prints what changes',
    options: { root },
  },
  new: { does: 'writes a starting file', words: 'KIND NAME', options: { root } },
  rename: { does: 'renames a file everywhere', words: 'KIND OLD NEW', options: { root } },
  preview: { does: 'serves the built site, as a good host would', options: { dist, port, host } },
  test: { does: 'everything that must pass', words: '[quick | long]', options: {} },
  generate: { does: 'writes the guide, the reference, the JSON Schemas and the fonts', options: {} },
  bench: {
    does: 'times check, builds and live preview on made content, or makes some with --make',
    words: '[DIR]',
    options: {
      sizes: preset('N,N', '20,200,1000', 'how many pages the sites have'),
      runs: preset('N', '3', 'how often each is measured'),
      make: text('N', 'writes content of so many pages into a folder, and measures nothing'),
    },
  },
  'bench:plain': { does: 'builds without search and preview images', options: building },
  screenshots: {
    does: 'takes screenshots of every page, light and dark',
    options: { dist, out: preset('DIR', 'screenshots', 'the folder of the pictures') },
  },
  fuzz: {
    does: 'throws hostile texts at the renderer',
    options: {
      runs: preset('N', '50000', 'how many texts'),
      seed: text('N', 'repeats the texts of another run'),
    },
  },
} as const satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof commands

/** The `--help` text of a command: its usage, what it does, its options. */
export function helpOn(name: CommandName): string {
  const { does, words, options }: Command = commands[name]
  const rows = Object.entries(options).map(([option, { value, does }]) => [`--${option} ${value ?? ''}`, does] as const)
  const width = Math.max(...rows.map(([option]) => option.length))
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const takes = [...(words ? [words] : []), ...(rows.length > 0 ? ['[options]'] : [])]
  const usage = takes.length > 0 ? [call, '--', ...takes] : [call]
  const lines = rows.map(([option, effect]) => `  ${option.padEnd(width)}  ${effect}`)
  return [`${usage.join(' ')}: ${does}`, ...lines].join('\n')
}
