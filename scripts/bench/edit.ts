import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addressOf } from '../../renderer/content/kinds/routes.ts'

let edits = 0

/** Prepares to add a sentence to the last pilot, another one each time so that no cache has seen it. */
export function prepareEdit(root: string) {
  const folder = join(root, 'pilots')
  const name = readdirSync(folder).sort().at(-1) ?? ''
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  edits += 1
  const sentence = `This sentence is ${'very '.repeat(edits)}new.`
  return {
    /** The address of the page that shows it. */
    path: addressOf('pilots', basename(name, '.md')),
    sentence,
    make: () => writeFileSync(file, `${text}\n${sentence}\n`),
    undo: () => writeFileSync(file, text),
  }
}
