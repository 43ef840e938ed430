/** A command as `--help` describes it: what it does in a line, its arguments apart from options, its options. */
export interface Command {
  does: string
  words?: string
  options: Readonly<Record<string, Option>>
  example: readonly [call: string, effect: string]
}

/** An option of a command, with the placeholder of its value: `DIR`. */
interface Option {
  type: 'string' | 'boolean'
  default?: string | boolean
  value?: string
  does: string
}

/** The options that several commands have. */
const { root, port, host, out, cache, noCache } = {
  root: {
    type: 'string',
    value: 'DIR',
    does: 'a folder laid out like markdown/, with a ledger of its own; a public/ beside it is used, too',
  },
  port: { type: 'string', value: 'N', does: 'the port of the address' },
  host: { type: 'string', value: 'NAME', does: 'where it listens; by default only this machine can reach it' },
  out: { type: 'string', value: 'DIR', does: 'the folder that it writes; dist by default' },
  cache: { type: 'string', default: '.cache', value: 'DIR', does: 'where results are kept for the next time' },
  noCache: { type: 'boolean', default: false, does: 'ignores results of earlier runs' },
} as const

/** The commands of package.json, by their names there. */
export const commands = {
  start: {
    does: 'checks, builds and serves the site',
    options: { root, port, host, cache },
    example: ['npm start -- --port 8080', 'serves the site at http://localhost:8080'],
  },
  dev: {
    does: 'shows your changes as you save',
    options: { root, port, host, cache },
    example: ['npm run dev -- --port 8080', 'shows it at http://localhost:8080'],
  },
  build: {
    does: 'checks the content and writes the site',
    options: { root, out, cache, 'no-cache': noCache },
    example: ['npm run build -- --out elsewhere', 'writes the site into elsewhere/client'],
  },
  check: {
    does: 'checks content and figures: 0 sound, 1 problems found, 2 could not run',
    words: '[FILE …]',
    options: {
      root,
      format: { type: 'string', default: 'text', value: 'NAME', does: 'text, json or github' },
      release: { type: 'boolean', default: false, does: 'lists each placeholder as an error' },
      online: { type: 'boolean', default: false, does: 'requests every external link' },
      cache,
      'no-cache': noCache,
    },
    example: ['npm run check -- markdown/settings.md', 'reports what is wrong in this file'],
  },
  review: {
    does: 'asks about each difference between content and ledger, and updates the ledger: 0 they agree now, 1 some are left',
    options: {
      root,
      yes: { type: 'boolean', default: false, does: 'accepts all of them without asking' },
      by: { type: 'string', value: 'NAME', does: 'who reviewed them, as a line for the commit message' },
    },
    example: ['npm run review -- --yes --by "Ada Lovelace"', 'accepts all differences into the ledger'],
  },
  new: {
    does: 'writes a starting file',
    words: 'KIND NAME',
    options: { root },
    example: ['npm run new -- pilot "Clean Water"', 'begins markdown/pilots/clean-water.md'],
  },
  rename: {
    does: 'renames a file everywhere, or completes a renaming begun by hand',
    words: 'KIND OLD NEW',
    options: { root },
    example: ['npm run rename -- pilot givify givify-monthly', 'redirects /pilot/givify to /pilot/givify-monthly'],
  },
  preview: {
    does: 'serves the built site, as a good host would',
    options: {
      dist: { type: 'string', default: 'dist', value: 'DIR', does: 'the folder of a build; dist by default' },
      port,
      host,
    },
    example: ['npm run preview -- --dist elsewhere', 'serves the site in elsewhere/client'],
  },
  test: {
    does: 'types, lint, units, content, build, built pages, hosts, browser',
    words: '[quick | whole | long]',
    options: {},
    example: ['npm test -- quick', 'stops after the unit tests'],
  },
  generate: {
    does: 'writes the guide, the reference and the JSON Schemas',
    options: {},
    example: ['npm run generate', 'writes those that are stale'],
  },
  bench: {
    does: 'measures builds, checks, edits and visits',
    options: {
      sizes: { type: 'string', default: '20,200,1000', value: 'N,N', does: 'how many pages the sites have' },
      only: { type: 'string', value: 'NAME,NAME', does: 'what is measured' },
      peers: { type: 'boolean', default: false, does: 'measures other generators beside this one' },
      runs: { type: 'string', default: '3', value: 'N', does: 'how often each is measured' },
      seed: { type: 'string', default: 'beacon', value: 'WORD', does: 'what the content is made from' },
      out: { type: 'string', default: 'bench', value: 'DIR', does: 'the folder that gets the report' },
    },
    example: ['npm run bench -- --sizes 20 --runs 1', 'takes a few minutes'],
  },
  'bench:plain': {
    does: 'builds what most generators build: no search, preview images or compressed files',
    options: { root, out, cache, 'no-cache': noCache },
    example: ['npm run bench:plain -- --out plain', 'writes the site into plain/client'],
  },
  screenshots: {
    does: 'takes screenshots of every page at three widths, light and dark',
    options: {
      dist: { type: 'string', default: 'dist', value: 'DIR', does: 'the folder of a build' },
      out: { type: 'string', default: 'screenshots', value: 'DIR', does: 'the folder of the pictures' },
    },
    example: ['npm run screenshots -- --out pictures', 'writes pictures/index.html, which shows all of them'],
  },
  fuzz: {
    does: 'throws hostile texts at the renderer',
    options: {
      runs: { type: 'string', default: '50000', value: 'N', does: 'how many texts' },
      seed: { type: 'string', value: 'N', does: 'repeats the texts of another run' },
    },
    example: ['npm run fuzz -- --runs 1000', 'takes a minute'],
  },
} as const satisfies Readonly<Record<string, Command>>

/** The name of a command in package.json. */
export type CommandName = keyof typeof commands

/** The `--help` text of a command: its usage, what it does, its options, an example. */
export function helpOn(name: CommandName): string {
  const { does, words, options, example }: Command = commands[name]
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const rows = Object.entries(options).map(([option, { value, does }]): [string, string] => [
    `--${option}${value ? ` ${value}` : ''}`,
    does,
  ])
  const width = Math.max(...rows.map(([option]) => option.length))
  const takes = [...(words ? [words] : []), ...(rows.length > 0 ? ['[options]'] : [])]
  return [
    `${[call, ...(takes.length > 0 ? ['--', ...takes] : [])].join(' ')}: ${does}`,
    ...(rows.length > 0 ? ['', ...rows.map(([option, effect]) => `  ${option.padEnd(width)}  ${effect}`)] : []),
    '',
    'Example:',
    `  ${example[0]}  # ${example[1]}`,
  ].join('\n')
}
