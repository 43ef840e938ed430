import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BadInput } from '../../../renderer/content/testing/bad-inputs/bad-input.ts'
import { fixture } from '../../../renderer/testing/fixture.ts'

/**
 * Writes bad inputs into a copy of the fixture's content.
 *
 * @returns the folder, which the caller removes
 */
export function writeBadInputs(rows: readonly BadInput[]): string {
  const root = mkdtempSync(join(tmpdir(), 'bad-inputs-'))
  cpSync(fixture.root, root, { recursive: true })
  for (const { file, content } of rows) writeFileSync(join(root, file), content)
  return root
}
