import { spawnSync } from 'node:child_process'
import { run, UsageError } from '../command-line.ts'

/** The tests that throw hostile texts at the renderer; `npm test` runs each with a few hundred. */
const tests = [
  'renderer/content/fuzz.test.ts',
  'renderer/content/mdx/compiled-mdx.test.ts',
  'renderer/content/schemas/addresses.test.ts',
]

await run('fuzz', async ({ values }) => {
  const options = { ...values, seed: values.seed ?? String(Date.now() % 1_000_000_000) }
  for (const name of ['runs', 'seed'] as const)
    if (!/^\d{1,9}$/.test(options[name]) || Number(options[name]) === 0)
      throw new UsageError(`expected --${name} to be a number from 1 to 999999999, found ${options[name]}`)
  console.log(`${options.runs} runs, seed ${options.seed} (--seed ${options.seed} repeats them)`)
  const env = { ...process.env, LONG_TESTS: '1', FUZZ_RUNS: options.runs, FUZZ_SEED: options.seed }
  const { status } = spawnSync('vitest', ['run', '--project', 'unit', ...tests], {
    stdio: 'inherit',
    env,
  })
  return status === 0 ? 0 : 1
})
