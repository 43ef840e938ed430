import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of what builds keep for the next one. It may be removed at any time. */
const folder = '.cache/pictures'

/**
 * Gives what was made from the same source before, or makes it. A name is only ever that of a whole file: what a process
 * was writing when it ended lies under another one.
 *
 * @param source everything that the result depends on
 * @returns the result, and the file that it is kept in
 */
export async function cached(
  source: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<{ content: Uint8Array; file: string }> {
  const file = join(folder, createHash('sha256').update(source).digest('hex'))
  if (existsSync(file)) return { content: readFileSync(file), file }
  const content = await make()
  mkdirSync(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
  return { content, file }
}
