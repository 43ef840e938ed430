import fc from 'fast-check'
import { vi } from 'vitest'

// A seed of its own would make a test pass today and fail tomorrow.
fc.configureGlobal({ seed: 20_250_923, numRuns: 300 })

// A busy machine may take seconds for all the examples, and a long fuzzing as long as it is asked to.
vi.setConfig({ testTimeout: process.env.FUZZ_RUNS ? 3_600_000 : 60_000 })

export { fc }
