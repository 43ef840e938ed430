import { readFileSync } from 'node:fs'
import { findNumbers } from '../../renderer/content/figures/find-numbers.ts'
import type { CollectionName } from '../../renderer/content/kinds/collections.ts'
import { collectionNames, collectionOf, wordFor } from '../../renderer/content/kinds/routes.ts'
import { writeYaml } from '../generate/write-yaml.ts'

/** The kinds of file that can be created: those with a word for one. */
export const newKinds = collectionNames.filter((kind) => collectionOf(kind).one)

/** The names of a new file: its id, and what readers see. */
export interface NewName {
  id: string
  name: string
}

/** A new file: the template of its kind with its name, and the day for an article. */
export function fillTemplate(kind: CollectionName, named: NewName, today: string): string {
  const values: Readonly<Record<string, string>> = { ...named, today }
  const template = readFileSync(`scripts/new/templates/${wordFor(kind)}.md`, 'utf8')
  const text = template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => asYaml(values[key]))
  if (findNumbers(named.name).length === 0) return text
  // A number in the name, as in *Route 66*, is accepted, with the reason that it is the name.
  const accepted = asYaml({ accepted: [{ text: named.name, reason: 'It is the name.' }] })
  return text.replace(/^draft: true$/m, (draft) => `${accepted}\n${draft}`)
}

function asYaml(value: unknown): string {
  return writeYaml(value).trimEnd()
}
