import { fixture } from '../../testing/fixture.ts'
import { loadContent } from '../load.ts'

const { root, publicFolder, day } = fixture
const { site, ledger, ...rest } = loadContent({ root, publicFolder, today: day })
if (!site || !ledger) throw new Error('the fixture is broken')

/** The fixture as it is loaded on its day, once for all tests of a worker: no test may change it. */
export const loadedFixture = { ...rest, site, ledger }
