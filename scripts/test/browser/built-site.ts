import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The text of a file of the fixture's built site, such as `500.html`. */
export function readBuilt(name: string): string {
  return readFileSync(join(inject('fixtureSite'), 'dist/client', name), 'utf8')
}
