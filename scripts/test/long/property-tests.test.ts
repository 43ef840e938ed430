import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The tests beside the code that try more examples where they may take their time (renderer/content/testing/property.ts). */
const files = ['renderer', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/test/'))
  .filter((file) => /testing\/property\.ts'|fuzzing\(/.test(readFileSync(file, 'utf8')))

test('what holds for examples holds for a great many of them', async (context) => {
  const seed = String(process.env.FUZZ_SEED ?? randomInt(1, 1_000_000_000))
  const folder = mkdtempSync(join(tmpdir(), 'property-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const report = join(folder, 'report.json')
  // What Vitest tells its own workers would mislead the one that is started here.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_OUTCOME|NODE_ENV)/.test(name))
  const { stdout, stderr } = spawnSync(
    join('node_modules', '.bin', 'vitest'),
    [
      'run',
      '--project=unit',
      '--project=integration',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    { encoding: 'utf8', env: { ...Object.fromEntries(own), LONG_TESTS: '1', FUZZ_SEED: seed } },
  )
  const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  await context.annotate(`${numPassedTests} tests of ${files.length} files with many examples, FUZZ_SEED=${seed}`)
  expect(files.length).toBeGreaterThan(5)
  expect(testResults).toHaveLength(files.length)
  expect(numFailedTests, stdout + stderr).toBe(0)
  expect(success, stdout + stderr).toBe(true)
  expect(numPassedTests).toBeGreaterThan(300)
}, 3_600_000)
