import { type Command, type CommandName, commands } from './commands.ts'

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
