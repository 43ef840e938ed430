import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What every test of the engine runs with: the published content is out of reach. */
const engine = { setupFiles: ['scripts/test/setup/engine-content.mjs'] }

/** What tests beside the code run with; a busy machine may take its time, and the long tests do. */
const besideCode = (timeout: number) => ({
  ...engine,
  testTimeout: process.env.LONG_TESTS === '1' ? 3_600_000 : timeout,
  hookTimeout: timeout,
  // Dates must not shift in any zone: these tests run far from UTC.
  env: { TZ: 'Pacific/Kiritimati' },
})

/** Tests of whole sites in folders of `scripts/test`: they start builds, servers and browsers. */
const whole = (name: string, folders = [name]) => ({
  name,
  include: folders.map((folder) => `scripts/test/${folder}/*.test.ts`),
  testTimeout: 120_000,
  hookTimeout: 120_000,
})

/** What the tests of a project begin with, such as a site that is built and served for all. */
const setups = (...names: string[]) => ({
  globalSetup: ['temporary-folder', ...names].map((name) => `scripts/test/setup/${name}.ts`),
})

const projects = [
  {
    name: 'unit',
    include: ['renderer/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['**/*.integration.test.ts', 'scripts/test/{content,visits,builds,browser,edits,engines,long}/**'],
    ...besideCode(60_000),
    ...setups(),
  },
  // Beside the units, and as them, but these start commands and servers, build sites or edit whole contents.
  {
    name: 'integration',
    include: ['{renderer,scripts}/**/*.integration.test.ts'],
    ...besideCode(120_000),
    ...setups(),
  },
  // The engine, by sites of the fixture.
  { ...whole('fixture', ['builds', 'browser']), ...engine, ...setups('served-fixture') },
  // What is published, as it is and edited.
  { ...whole('published', ['edits', 'visits', 'content']), ...setups('served-dist') },
  // The same visits of the fixture's pages: a fault of the engine shows there before somebody's content meets it.
  { ...whole('fixture-visits', ['visits']), ...setups('served-fixture') },
  { ...whole('engines'), ...setups('served-dist') },
  { ...whole('long'), ...setups('served-fixture') },
]

export default defineConfig({
  test: {
    // What a file imports stays for the next one of its worker: imports took a fifth of all time.
    isolate: false,
    // One worker for each core; vitest would leave one core alone, half of a small machine.
    maxWorkers: availableParallelism(),
    // As long as Playwright waits in these tests: a step of a browser on a busy machine may take the second that is usual here.
    expect: { poll: { timeout: 15_000 } },
    projects: projects.map((test) => ({ test, extends: true })),
  },
})
