import { test } from 'vitest'
import { eventNames } from '../builds/events.ts'
import { buildRounds } from '../builds/rounds.ts'

test('a build of changed code gives the same bytes as one that knows nothing, in any folder, time zone and language', () =>
  // The small photograph saves time, and so does what is left out of a plain site; in `long/` nothing is.
  buildRounds([['another photograph', ...eventNames.codeChanges]], 'bench/plain-build'))
