import { fixture } from '../../testing/fixture.ts'
import { loadReadable } from './readable.ts'

const { root, publicFolder, day } = fixture

/** The fixture as it is loaded on its day, once for all tests of a worker: no test may change it. */
export const loadedFixture = loadReadable({ root, publicFolder, today: day })
