import { test } from 'vitest'
import { buildRounds } from './rounds.ts'
import { type StepName, stepNames } from './steps.ts'

/**
 * Each step once: first what happens to built files, then what changes no page of a collection but one, then what changes
 * pages whose own files stay as they are, at last all the rest, much of which makes all anew. The long tests mix them.
 */
const rounds: readonly (readonly StepName[])[] = [
  stepNames.accidents.filter(
    (name) => name.startsWith('built files') || name.includes('copied') || name.includes('folder'),
  ),
  stepNames.narrow,
  // The other article names the title, and a pilot shows the photograph.
  ['another title of an article', 'another photograph under the same name', 'a build that is killed'],
]
const met = new Set(rounds.flat())
const others = stepNames.all.filter((name) => !met.has(name))

test('a build with a manifest has the same bytes as one without, whatever happened between', async () => {
  await buildRounds([...rounds, others])
}, 300_000)
