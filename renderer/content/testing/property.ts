import fc from 'fast-check'
import { vi } from 'vitest'

// A seed of its own would make a test pass today and fail tomorrow.
fc.configureGlobal({ seed: 20_250_923, numRuns: 300 })

// A busy machine may take seconds for all the examples.
vi.setConfig({ testTimeout: 60_000 })

export { fc }
