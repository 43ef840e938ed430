import { existsSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  steps: Step[]
  needs?: string | string[]
  permissions?: Record<string, string>
  strategy?: { matrix: { node: string[] } }
}

interface Workflow {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const readWorkflow = (name: string): Workflow => load(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow
const workflow = readWorkflow('site')
const long = readWorkflow('long')
const steps = [workflow, long].flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
const commands = steps.flatMap(({ run }) => run?.split('\n') ?? [])

it('the workflow runs only commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = commands.flatMap((command) => {
    const [, name] = /\bnpm (?:run (?:--silent )?)?([a-z:]+)/.exec(command) ?? []
    return name && name !== 'ci' ? [name] : []
  })
  expect(names).toEqual(expect.arrayContaining(['check', 'test', 'test:long', 'build']))
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

it('the workflow checks in the form that a code host shows, and publishes the folder that is built', () => {
  expect(commands.filter((command) => command.includes('check --')).join('\n')).toContain('--format github')
  expect(steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))?.with).toEqual({ path: 'dist/client' })
})

it('a command that fails, fails its step', () => {
  expect(commands.filter((command) => command.includes('||'))).toEqual([])
})

it('actions are named by their commit, which nobody can move, with the version for people', () => {
  const lines = ['site', 'long'].flatMap((name) => readFileSync(`.github/workflows/${name}.yml`, 'utf8').split('\n'))
  const uses = lines.filter((line) => /\buses:/.test(line))
  expect(uses.length).toBeGreaterThan(5)
  expect(uses.filter((line) => !/uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

it('code of a branch runs where nothing may be written, and keeps no token', () => {
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.length).toBeGreaterThan(3)
  for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false })
  for (const { permissions, jobs } of [workflow, long]) {
    expect(permissions).toEqual({ contents: 'read' })
    const writing = Object.values(jobs).filter((job) => Object.values(job.permissions ?? {}).includes('write'))
    const runs = writing.flatMap((job) => job.steps.flatMap(({ uses, run }) => [uses ?? '', run ?? '']))
    expect(runs.filter((text) => /checkout|npm|npx|node |\.\//.test(text))).toEqual([])
  }
})

it('the site is checked, tested and built on the current Node.js', () => {
  const versions = [...Object.entries(workflow.jobs)]
    .filter(([name]) => name !== 'node')
    .flatMap(([, job]) => job.steps.flatMap((step) => step.with?.['node-version'] ?? []))
  expect(versions).toEqual([24, 24, 24])
})

it('nothing is published before the check and the tests have passed', () => {
  expect(workflow.jobs.build?.needs).toEqual(['check', 'test', 'same'])
  expect(workflow.jobs.deploy?.needs).toBe('build')
  expect(existsSync('.ci/run')).toBe(true)
})

it('units and a build run on the oldest Node.js that the project supports and on those after it, and nothing differs', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { node, same } = workflow.jobs
  expect(node?.strategy?.matrix.node).toEqual([engines.node.replace('>=', ''), '22', '24'])
  const runs = node?.steps.map(({ run }) => run ?? '').join('\n')
  expect(runs).toContain('npm test -- quick')
  expect(runs).toContain('npm run build')
  expect(same?.needs).toBe('node')
})

it('what takes long runs each night and before a release, and so are links that leave the site requested', () => {
  expect(Object.keys(long.on)).toEqual(expect.arrayContaining(['schedule', 'push']))
  expect(long.on.push).toEqual({ tags: ['v*'] })
  expect(long.jobs.long?.steps.map(({ run }) => run)).toContain('npm run test:long')
  expect(long.jobs.links?.steps.map(({ run }) => run ?? '').join('\n')).toMatch(
    /^npm run build\nnpx linkinator dist\/client /m,
  )
})
