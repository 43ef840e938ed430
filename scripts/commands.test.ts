import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Command, type CommandName, commands, helpOn } from './commands.ts'

const manifest: { scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync('package.json', 'utf8'))

describe.each(Object.entries(commands))('--help of %s', (name, command: Command) => {
  const isName = (word: string): word is CommandName => word in commands
  const help = isName(name) ? helpOn(name) : ''
  const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`

  it('says what it does, and every option with its effect', () => {
    expect(help).toMatch(new RegExp(`^${call}(?: --.*)?: `))
    expect(help).toContain(command.does)
    for (const [option, { type, value, does }] of Object.entries(command.options)) {
      expect(help).toMatch(new RegExp(`^  --${option}${value ? ` ${value}` : ''} +\\S`, 'm'))
      expect(help).toContain(does)
      expect(value !== undefined, `${option} has a value`).toBe(type === 'string')
    }
  })

  it('is what the command answers', () => {
    const file = /^node scripts\/run\.mjs (\S+)$/.exec(manifest.scripts[name] ?? '')?.[1]
    expect(file, `package.json starts ${name} by node scripts/run.mjs`).toBeDefined()
    expect(readFileSync(`scripts/${file}.ts`, 'utf8')).toContain(`await run('${name}', `)
  })

  it('agrees with the table of commands in docs/development.md', () => {
    const rows = readFileSync('docs/development.md', 'utf8').split('\n')
    const row = rows.find((line) => line.startsWith('| ') && new RegExp(`\`${call}(?: [^\`]*)?\``).test(line)) ?? ''
    expect(row).toMatch(/\w/)
    // Tools of maintainers have their options in a document of their own.
    const isTool = row.includes('scripts/bench')
    for (const option of isTool ? [] : Object.keys(command.options)) expect(row).toContain(`--${option}`)
  })
})

it('every command of package.json has its help', () => {
  const started = Object.entries(manifest.scripts).filter(([, line]) => /^node scripts\/run\.mjs \S+$/.test(line))
  expect(started.map(([name]) => name).sort()).toEqual(Object.keys(commands).sort())
})
