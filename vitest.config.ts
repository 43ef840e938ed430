import { defineConfig } from 'vitest/config'

/** What every test of the engine runs with: the published content is out of reach. */
const engine = { setupFiles: ['scripts/test/setup/engine-content.mjs'] }

/** Tests of whole sites: they start builds, servers and browsers. */
const whole = (name: string) => ({
  name,
  include: [`scripts/test/${name}/*.test.ts`],
  testTimeout: 120_000,
  hookTimeout: 120_000,
})

export default defineConfig({
  test: {
    // What a file imports stays for the next one of its worker: imports took a fifth of all time.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['renderer/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['scripts/test/{site,content,visits,hosts,builds,browser,edits,engines,long}/**'],
          // A busy machine may take its time.
          testTimeout: 60_000,
          // Dates must not shift in any zone: the suite runs far from UTC.
          env: { TZ: 'Pacific/Kiritimati' },
          ...engine,
        },
        extends: true,
      },
      { test: { ...whole('content'), include: ['scripts/test/site/*.test.ts'] }, extends: true },
      // These edit copies of what is published.
      { test: { ...whole('edits') }, extends: true },
      { test: { ...whole('hosts'), ...engine }, extends: true },
      { test: { ...whole('builds'), ...engine, globalSetup: 'scripts/test/setup/fixture-site.ts' }, extends: true },
      { test: { ...whole('browser'), ...engine, globalSetup: 'scripts/test/setup/served-sites.ts' }, extends: true },
      { test: { ...whole('engines'), globalSetup: 'scripts/test/setup/served-sites.ts' }, extends: true },
      { test: { ...whole('long'), globalSetup: 'scripts/test/setup/fixture-site.ts' }, extends: true },
    ],
  },
})
