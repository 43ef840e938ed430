import { readFileSync } from 'node:fs'

/** What Vitest's JSON reporter writes of a run, as far as it is counted. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/**
 * Counts the tests of a run. A file that could not be read to its end has failed like a test. So has a run without tests, one
 * that left no report, and one that failed for another reason than a test.
 *
 * @param file the report
 * @param hasPassed whether Vitest said so
 */
export function countTests(file: string, hasPassed: boolean): { passed: number; failed: number; skipped: string[] } {
  const { numPassedTests: passed, numFailedTests, testResults } = readReport(file)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = numFailedTests + brokenFiles.length
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
    .map(({ fullName }) => fullName)
  return { passed, failed: failed === 0 && !(hasPassed && passed > 0) ? 1 : failed, skipped }
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  }
}
