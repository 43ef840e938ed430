import { test } from 'vitest'
import { fc, seed } from '../../../renderer/content/testing/property.ts'
import { eventNames } from '../builds/events.ts'
import { buildRounds } from '../builds/rounds.ts'

const count = 100

test('a build that knows the ones before gives the same bytes as one that knows nothing, whatever happened between', async () => {
  const rounds = fc.sample(fc.subarray(eventNames.all, { minLength: 1, maxLength: 4 }), { seed, numRuns: count })
  // In the first round nothing happens: both are builds of the same content and code.
  await buildRounds([[], ...rounds])
}, 14_400_000)
