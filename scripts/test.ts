import { fixture } from '../renderer/testing/fixture.ts'
import { run, UsageError } from './options.ts'
import { ensureChromium } from './test/chromium.ts'
import { countLine, slowestFiles } from './test/run/outcome.ts'
import { runStages } from './test/run/run-stages.ts'
import { commandStep, inOrder, testStep } from './test/run/steps.ts'

/** The content that unit tests use: if it is broken, hundreds of them would fail without saying why. */
const checkFixture = commandStep(
  'fixture',
  'node',
  ['scripts/run.mjs', 'check', '--root', fixture.root, '--no-cache'],
  { SOURCE_DATE_EPOCH: String(Date.parse(fixture.day) / 1000) },
)

/** What fails most often, and is reported first. */
const quick = [
  // Several checkers would each read most types anew; the tests that run in parallel use the other cores.
  commandStep('types', 'tsc', ['--project', '.', '--checkers', '1']),
  commandStep('format and lint', 'biome', ['check']),
  inOrder(checkFixture, testStep('units', ['--project=unit'])),
]

/** The site in `dist`, which the tests of the published site need. */
const ground = ['check', 'build'].map((name) => ({
  ...commandStep(name, 'node', ['scripts/run.mjs', name]),
  isGround: true,
}))

/** Tests what is published, as is and edited, and the engine on its own content: in a browser, and in builds. */
const sites = testStep(
  'sites',
  ['integration', 'fixture', 'published'].map((name) => `--project=${name}`),
)

/** Slow tests: more rounds, and another engine. */
const atLength = testStep(
  'at length',
  ['visits', 'browser', 'engines', 'long'].map((name) => `scripts/test/${name}/`),
  { LONG_TESTS: '1' },
)

const whole = [[...quick, ...ground], [sites]]
const runs = { whole, quick: [quick], long: [...whole, [atLength]] }

await run('test', async ({ positionals }) => {
  const [name = 'whole'] = positionals
  const stages = Object.entries(runs).find(([known]) => known === name)?.[1]
  if (!stages || positionals.length > 1)
    throw new UsageError(`expected one of ${Object.keys(runs).join(', ')}, found ${positionals.join(' ')}`)
  if (name !== 'quick') {
    const chromium = ensureChromium(name === 'long' ? 'browser' : 'any')
    if ('advice' in chromium) console.error(chromium.advice)
  }
  const outcome = await runStages(stages)
  for (const [title, lines] of [
    ['what was done', outcome.notes],
    ['the slowest files', slowestFiles(outcome)],
    ['failed', outcome.failures],
  ] as const)
    if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  console.log(`\n${countLine(outcome)}`)
  return outcome.failed > 0 ? 1 : 0
})
