import { test } from 'vitest'
import { fc, seed } from '../../../renderer/content/testing/property.ts'
import { buildRounds } from '../builds/rounds.ts'
import { stepNames } from '../builds/steps.ts'

const count = 100

test('a build that knows the one before gives the same bytes as one that knows nothing, whatever happened between', async () => {
  const some = fc.shuffledSubarray([...stepNames.all], { minLength: 1, maxLength: 4 })
  // First nothing happens, then each thing alone, then some of them in any order.
  const alone = stepNames.all.map((name) => [name])
  await buildRounds([[], ...alone, ...fc.sample(some, { seed, numRuns: count })])
}, 14_400_000)
