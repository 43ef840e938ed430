import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestCase, TestModule, TestRunEndReason, TestSpecification } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'
import { noOutcome, type Outcome } from './outcome.ts'

/** How many lines of progress a run prints, at most. */
const maxLines = 10

/**
 * Tells how far the tests are, ten times in a run, and leaves what they came to in the file that `TEST_OUTCOME` names, for
 * the test command. What failed is told by Vitest's own reporter beside this one.
 */
export default class ProgressReporter implements Reporter {
  #all = 0
  #ended = 0
  #notes: string[] = []

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#all = specifications.length
  }

  onTestCaseAnnotate(test: TestCase, { message }: { message: string }): void {
    this.#notes.push(`${test.fullName}: ${message}`)
  }

  onTestModuleEnd(): void {
    this.#ended += 1
    const tenth = (files: number) => Math.floor((files * maxLines) / this.#all)
    if (tenth(this.#ended) > tenth(this.#ended - 1)) console.log(`  ${this.#ended} of ${this.#all} files`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message: string }[], reason: TestRunEndReason): void {
    const path = process.env.TEST_OUTCOME
    if (path) writeFileSync(path, JSON.stringify(this.#outcomeOf(modules, errors, reason)))
  }

  #outcomeOf(
    modules: readonly TestModule[],
    errors: readonly { message: string }[],
    reason: TestRunEndReason,
  ): Outcome {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const failures = [
      ...modules.flatMap((module) => [
        ...module.errors().map(({ message }) => `${nameOf(module)}: ${firstLine(message)}`),
        ...[...module.children.allSuites()].flatMap((suite) =>
          suite.errors().map(({ message }) => `${nameOf(module)}: ${suite.fullName}: ${firstLine(message)}`),
        ),
      ]),
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => `${nameOf(test.module)}: ${test.fullName}`),
      ...errors.map(({ message }) => firstLine(message)),
      // Interrupted, or over with nothing run: neither is a pass.
      ...(reason === 'interrupted' || tests.length === 0 ? ['no test ran to its end'] : []),
    ]
    return {
      ...noOutcome,
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped'),
      files: modules.map((module) => ({
        step: module.project.name,
        name: nameOf(module),
        seconds: secondsOf(module),
      })),
      failures,
      notes: [...this.#notes, ...tests.flatMap(skipNote)],
    }
  }
}

function nameOf({ moduleId }: TestModule): string {
  return relative(process.cwd(), moduleId)
}

/** Why a test was skipped, where it said so. */
function skipNote(test: TestCase): string[] {
  const result = test.result()
  return result.state === 'skipped' && result.note ? [`${test.fullName} (skipped): ${result.note}`] : []
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? ''
}

/** How long a file took: its imports, its setup and its tests. */
function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return (duration + collectDuration + setupDuration) / 1000
}
