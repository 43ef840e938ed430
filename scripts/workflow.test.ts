import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Workflow {
  on: Record<string, unknown>
  jobs: Record<string, { steps: Step[]; needs?: string | string[]; strategy?: { matrix: { node: string[] } } }>
}

const readWorkflow = (name: string): Workflow => parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'))
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
  expect(names).toEqual(expect.arrayContaining(['check', 'figures', 'test', 'test:long', 'build']))
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

it('the workflow checks in both forms that a code host shows, and publishes the folder that is built', () => {
  const checks = commands.filter((command) => command.includes('check --')).join('\n')
  expect(checks).toContain('--format github')
  expect(checks).toContain('--format sarif > check.sarif')
  expect(steps.find(({ uses }) => uses?.includes('upload-sarif'))?.with).toMatchObject({ sarif_file: 'check.sarif' })
  expect(steps.find(({ uses }) => uses?.includes('upload-pages-artifact'))?.with).toEqual({ path: 'dist/client' })
})

it('a command that could not run fails its step', () => {
  expect(commands.filter((command) => command.includes('||')).length).toBeGreaterThan(0)
  expect(commands.filter((command) => /\|\| (?!\[ \$\? -eq 1 \]$)/.test(command))).toEqual([])
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

it('what takes long runs each night and before a release', () => {
  expect(Object.keys(long.on)).toEqual(expect.arrayContaining(['schedule', 'push']))
  expect(long.on.push).toEqual({ tags: ['v*'] })
  expect(long.jobs.long?.steps.map(({ run }) => run)).toContain('npm run test:long')
})
