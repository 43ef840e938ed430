import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { tell } from '../edits/follow-check.ts'
import { followBlock, isSaid } from './follow-block.ts'
import { readBlocks, readCommands } from './read-blocks.ts'
import { readCall } from './run-command.ts'
import { seatReader } from './stand-ins.ts'

const readme = readFileSync('README.md', 'utf8')
const steps = readBlocks(readme).filter(({ section }) => section === "A writer's five minutes")

it('the five minutes of the README go as it says', async () => {
  const writer = seatReader(onTestFinished)
  const [texts, message, ...rest] = steps
  if (!texts || !message) throw new Error('the README shows no text or no message')
  expect(rest).toEqual([])

  // What a writer types stands before the arrow, and what it shows behind it.
  const text = texts.text.replace(/ +→.*$/gm, '\n')
  // The pilot of the fixture counts no communities.
  await followBlock(writer, {
    ...texts,
    file: 'markdown/pilots/unhcr-us.md',
    text: text.replace('communities', 'appeals'),
  })
  expect(writer.look().errors.map(tell)).toEqual([])

  expect(isSaid(writer, message)).toBe(true)

  // That a new file passes the check is tested with the guide, which begins with the same command.
  expect(readCommands(readme)).toContain('npm run new -- pilot "Clean Water"')
  expect(readBlocks(readFileSync('markdown/GUIDE.md', 'utf8'))[0]?.text).toBe('npm run new -- pilot "Clean Water"')
})

it.each(['README.md', 'docs/development.md', 'scripts/bench/README.md'])(
  '%s names options as the commands take them',
  (name) => {
    const commands = readCommands(readFileSync(name, 'utf8')).filter((command) => command.includes(' -- '))
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(() => readCall(command), command).not.toThrow()
  },
)
