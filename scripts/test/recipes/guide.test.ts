import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tell } from '../edits/follow-check.ts'
import { whenDone } from '../setup/when-done.ts'
import { followBlock, isSaid } from './follow-block.ts'
import { type Block, readBlocks, readCommands } from './read-blocks.ts'
import { readCall } from './run-command.ts'
import { seatReader } from './stand-ins.ts'

const guide = readFileSync('markdown/GUIDE.md', 'utf8')
const blocks = readBlocks(guide)

/** A block that is not run: one that only shows what a file looks like. */
const isShownOnly = ({ language, file }: Block) => language === 'md' && file === undefined
const isMessage = ({ language }: Block) => language === ''
const steps = blocks.filter((block) => !isShownOnly(block) && !isMessage(block))
const recipes = [...new Set(steps.map(({ section }) => section))].map(
  (section) => [section, steps.filter((step) => step.section === section)] as const,
)

const done = whenDone()
afterAll(done.run)
const writer = seatReader(done.add)

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

  // Every other recipe begins with the pilot that the first one adds.
  beforeAll(async () => {
    expect(writer.look().errors.map(tell)).toEqual([])
    await follow(first?.[1] ?? [])
  })

  it('adds a pilot in ten minutes', () => {
    expect(first?.[0]).toBe('Add a pilot in ten minutes')
    expect(writer.look().errors.map(tell)).toEqual([])
    const { content, ledger } = writer.look()
    expect(content?.pilots.map(({ id }) => id)).toContain('clean-water')
    expect(ledger?.figures.filter(({ id }) => id.startsWith('clean-water/'))).toHaveLength(3)
  })

  it.each(others)('finds that it works: %s', async (_, recipe) => {
    await writer.undoing('always', async () => {
      await follow(recipe)
      expect(writer.look().errors.map(tell)).toEqual([])
    })
  })

  it('reads the messages that the check really gives', () => {
    const messages = blocks.filter(isMessage)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((block) => !isSaid(writer, block))).toEqual([])
  })
})

describe('the guide', () => {
  it('has a recipe for everything that a writer does', () => {
    const sections = recipes.map(([section]) => section)
    for (const section of [
      'Add a pilot in ten minutes',
      'Figures',
      'The ledger',
      'Numbers that are no figures',
      'Relations',
      'Rename, delete, redirect',
      'Drafts and publish dates',
      'Placeholders',
      'Links',
      'Pictures',
      'Blocks of a pilot',
    ])
      expect(sections).toContain(section)
  })

  it('names the file that each block goes into', () => {
    expect(blocks.filter(isShownOnly).map(({ section }) => section)).toEqual([
      'Add a pilot in ten minutes',
      'What a file looks like',
    ])
  })

  it('names commands as they are called', () => {
    const commands = readCommands(guide)
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.flatMap((command) => (canCall(command) ? [] : [command]))).toEqual([])
  })
})

function canCall(command: string): boolean {
  try {
    readCall(command)
    return true
  } catch {
    return false
  }
}
