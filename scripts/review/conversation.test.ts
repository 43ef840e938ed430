import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { type Conversation, choose, converse } from './conversation.ts'

/** Talks with somebody who has typed all answers already. */
async function talk<Outcome>(typed: string, work: (conversation: Conversation) => Promise<Outcome>) {
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(typed)
  const outcome = await converse({ input, output, isTerminal: false }, work)
  return { outcome, heard: String(output.read()) }
}

it('a conversation asks and hears one answer after the other', async () => {
  const { outcome, heard } = await talk('one\ntwo\n', async ({ ask, say }) => {
    say('Now:')
    return [await ask('First? '), await ask('Second? ')]
  })
  expect(outcome).toEqual(['one', 'two'])
  expect(heard).toBe('Now:\nFirst? Second? ')
})

it('a conversation ends when nobody answers any more', async () => {
  const { outcome } = await talk('one\n', async ({ ask }) => [await ask('First? '), await ask('Second? ')])
  expect(outcome).toEqual(['one', undefined])
})

it('a question after the end leaves the input closed, so that the command can finish', async () => {
  const input = new PassThrough()
  input.end()
  const isOpen = await converse({ input, output: new PassThrough(), isTerminal: true }, async ({ ask }) => {
    await ask('First? ')
    await ask('Second? ')
    return !input.isPaused()
  })
  expect(isOpen).toBe(false)
})

it('a conversation lets no text speak to the terminal', async () => {
  const { heard } = await talk('', async ({ ask, say }) => {
    say('a\u001b[2J')
    await ask('b\u001b[2J? ')
  })
  expect(heard).toBe('a\ufffd[2J\nb\ufffd[2J? ')
})

it.each([
  ['yes\n', 'yes'],
  [' Y \n', 'yes'],
  ['n\n', 'no'],
  ['\nwhat\nst\n', 'stop'],
  ['what\n', undefined],
  ['', undefined],
])('of some words one is chosen by %j: %s', async (typed, choice) => {
  const { outcome, heard } = await talk(typed, (conversation) => choose(conversation, 'Well?', ['yes', 'no', 'stop']))
  expect(outcome).toBe(choice)
  expect(heard).toMatch(/^Well\? \[yes, no, stop\] /)
})
