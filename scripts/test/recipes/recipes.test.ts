import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { tell } from '../edits/follow-check.ts'
import { whenDone } from '../setup/when-done.ts'
import { followBlock, isSaid } from './follow-block.ts'
import { type Block, readBlocks, readCommands } from './read-blocks.ts'
import { readCall } from './run-command.ts'
import { seatReader } from './stand-ins.ts'

const read = (document: string) => readFileSync(document, 'utf8')
const blocks = readBlocks(read('markdown/GUIDE.md'))

const isMessage = ({ language }: Block) => language === ''
/** A block that is not run: one that only shows what a file looks like. */
const isShownOnly = (block: Block) => block.file === undefined && block.language !== 'sh' && !isMessage(block)
const steps = blocks.filter((block) => !isShownOnly(block) && !isMessage(block))
const recipes = [...new Set(steps.map(({ section }) => section))].map(
  (section) => [section, steps.filter((step) => step.section === section)] as const,
)

const done = whenDone()
afterAll(done.run)
const writer = seatReader(done.add)
const errors = () => writer.look().errors.map(tell)

async function follow(recipe: readonly Block[]): Promise<void> {
  for (const block of recipe)
    try {
      await followBlock(writer, block)
    } catch (error) {
      throw new Error(`markdown/GUIDE.md:${block.line} does not work`, { cause: error })
    }
}

describe('somebody who follows the guide', () => {
  const [first, ...others] = recipes

  // Every other recipe begins with the pilot that this one adds.
  it('adds a pilot in ten minutes', async () => {
    expect(errors()).toEqual([])
    expect(first?.[0]).toBe('Add a pilot in ten minutes')
    await follow(first?.[1] ?? [])
    expect(errors()).toEqual([])
    const { site, ledger } = writer.look()
    expect(site?.pilots.map(({ id }) => id)).toContain('clean-water')
    expect(ledger?.figures.filter(({ id }) => id.startsWith('clean-water/'))).toHaveLength(3)
  })

  it.each(others)('finds that it works: %s', async (_, recipe) => {
    await writer.undoing('always', async () => {
      await follow(recipe)
      expect(errors()).toEqual([])
    })
  })

  it('reads the messages that the check really gives', () => {
    const messages = blocks.filter(isMessage)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((block) => !isSaid(writer, block))).toEqual([])
  })
})

it('somebody who takes the five minutes of the README finds that it goes as it says', async () => {
  const shown = readBlocks(read('README.md')).filter(({ section }) => section === "A writer's five minutes")
  const [texts, message, ...rest] = shown
  if (!texts || !message) throw new Error('the README shows no text or no message')
  expect(rest).toEqual([])
  // What a writer types stands before the arrow, and what it shows behind it.
  const text = texts.text.replace(/ +→.*$/gm, '\n')
  await followBlock(writer, { ...texts, file: 'markdown/pilots/clean-water.md', text })
  expect(errors()).toEqual([])
  expect(isSaid(writer, message)).toBe(true)
  // It begins something new with the command that the guide begins with.
  expect(readCommands(read('README.md'))).toContain(blocks[0]?.text)
})

describe('the guide', () => {
  it('has a recipe for everything that a writer does', () => {
    const sections = recipes.map(([section]) => section)
    for (const section of [
      'Add a pilot in ten minutes',
      'Figures',
      'The ledger',
      'Numbers that are not figures',
      'Relations',
      'Rename, delete, redirect',
      'Drafts and publish dates',
      'Placeholders',
      'Links',
      'Pictures',
      'Blocks of a pilot',
      'Rename, delete, redirect',
    ])
      expect(sections).toContain(section)
  })

  it('names the file that each block goes into', () => {
    expect(blocks.filter(isShownOnly).map(({ section }) => section)).toEqual([
      'Add a pilot in ten minutes',
      'What a file looks like',
      // The settings of two editors, which are no content.
      'Help in the editor',
      'Help in the editor',
    ])
  })
})

it.each(['markdown/GUIDE.md', 'README.md', 'docs/development.md', 'scripts/bench/README.md'])(
  '%s names options as the commands take them',
  (document) => {
    const commands = readCommands(read(document)).filter((command) => command.includes(' -- '))
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(() => readCall(command), command).not.toThrow()
  },
)
