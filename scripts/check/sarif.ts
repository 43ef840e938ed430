import { pathToFileURL } from 'node:url'
import type { Problem } from '../../renderer/content/problems/problem.ts'

/** Problems as a SARIF 2.1.0 log (OASIS standard), which code hosts show beside the lines. */
export function toSarif(problems: readonly Problem[]): object {
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'content-check', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(({ file, line, column, severity, rule, message, fix }) => ({
          ruleId: rule,
          ruleIndex: rules.indexOf(rule),
          level: severity === 'suggestion' ? 'note' : severity,
          message: { text: fix ? `${message}. ${fix}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: toUri(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  }
}

/** A file as SARIF names it: relative to the folder that the check ran in, or a complete address. */
function toUri(file: string): string {
  return file.startsWith('/') ? pathToFileURL(file).href : file.split('/').map(encodeURIComponent).join('/')
}
