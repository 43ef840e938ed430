import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['renderer/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['scripts/test/**'],
          // Dates must not shift in any zone: the suite runs far from UTC.
          env: { TZ: 'Pacific/Kiritimati' },
        },
      },
      {
        test: {
          name: 'site',
          include: ['scripts/test/site/*.test.ts'],
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['scripts/test/hosts/*.test.ts'],
        },
      },
      {
        test: {
          name: 'builds',
          include: ['scripts/test/builds/*.test.ts'],
          testTimeout: 30_000,
          // Each build uses both cores.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['scripts/test/browser/*.test.ts'],
          globalSetup: 'scripts/test/browser/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['scripts/test/engines/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
