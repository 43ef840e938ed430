import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { printable } from '../printable.ts'

/** A dialogue with somebody at a terminal. */
export interface Conversation {
  say: (text: string) => void
  /** Asks, and returns the answer; undefined if no more answers will come. */
  ask: (question: string) => Promise<string | undefined>
}

/** Talks to somebody while some work is done. At a terminal, lines can be edited as they are typed. */
export async function converse<Outcome>(
  { input, output, isTerminal }: { input: Readable; output: Writable; isTerminal: boolean },
  work: (conversation: Conversation) => Promise<Outcome>,
): Promise<Outcome> {
  const lines = createInterface({ input, output, terminal: isTerminal })
  const answers = lines[Symbol.asyncIterator]()
  let isOver = false
  lines.once('close', () => {
    isOver = true
  })
  const say = (text: string) => void output.write(`${printable(text)}\n`)
  const ask = async (question: string) => {
    // A prompt after the end opens the input again, and the command would never finish.
    lines.setPrompt(printable(question))
    if (isOver) output.write(lines.getPrompt())
    else lines.prompt()
    const { value, done } = await answers.next()
    return done ? undefined : value
  }
  try {
    return await work({ say, ask })
  } finally {
    lines.close()
  }
}

/** Asks until one of some words is answered, or the beginning of one; undefined if no more answers will come. */
export async function choose<Choice extends string>(
  { ask, say }: Conversation,
  question: string,
  choices: readonly Choice[],
): Promise<Choice | undefined> {
  for (;;) {
    const answer = (await ask(`${question} [${choices.join(', ')}] `))?.trim().toLowerCase()
    if (answer === undefined) return undefined
    const choice = answer === '' ? undefined : choices.find((word) => word.startsWith(answer))
    if (choice) return choice
    say(`answer with a word, or with its first letter: ${choices.join(', ')}`)
  }
}
