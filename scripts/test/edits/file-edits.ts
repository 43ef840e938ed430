import { standInText } from '../../../renderer/content/schemas/stand-in.ts'
import { followCheck } from './follow-check.ts'
import { NeedsThought, NothingToPick } from './remedy.ts'
import type { Writer } from './writer.ts'

/** The text of a draft once it is published. */
export const publish = (text: string) => text.replace(/^draft: true\n/m, '')

/** Adds a pilot with a figure, a range and a plan, and puts into the ledger what the check offers for them. */
export async function addPilot(writer: Writer): Promise<string> {
  const file = await createPilot(writer)
  writer.edit(file, publish)
  return `${file}, and what the check asked for: ${followCheck(writer)}`
}

const pilotFields = `stats:
  - id: lanterns
    label: lanterns that were lent
    value: 12400
    unit: lanterns
    qualifier: about
    standsFor: result
  - id: evenings
    label: evenings on which they were lit
    value:
      from: 3
      to: 4
    unit: evenings
    standsFor: background
milestones:
  - label: M1
    name: The lanterns are lent
    deadline: Mar 2024
  - label: M2
    name: The lanterns come back
    deadline: Oct 2024
`

const pilotText = `
## About

We lent :stat[lanterns] lanterns, for :stat[evenings] evenings each.

::milestones
`

/** Makes a pilot as a writer would, as a draft. */
export async function createPilot(writer: Writer): Promise<string> {
  const file = await writer.create('pilot', 'Lanterns on Loan')
  writer.edit(file, (text) => {
    const fields = writeOut(text, categoriesOf(writer).pilots).replace(/\n---\n.*$/s, '\n')
    return `${fields}${pilotFields}---\n${pilotText}`
  })
  return file
}

/** Writes a story, keeps it as a draft for a while, and publishes it. */
export async function publishDraft(writer: Writer): Promise<string> {
  const file = await writer.create('article', 'What a Lantern Is For')
  writer.edit(file, (text) => writeOut(text, categoriesOf(writer).articles))
  followCheck(writer)
  writer.edit(file, publish)
  return `${file}, and what the check asked for: ${followCheck(writer)}`
}

/** The categories that the settings list. */
function categoriesOf(writer: Writer): { pilots: readonly string[]; articles: readonly string[] } {
  const { site } = writer.look()
  if (!site) throw new NeedsThought('the settings cannot be read')
  return site.settings.data.categories
}

/** Puts words where a new file still says that they are to be written, and of each list the first value. */
function writeOut(text: string, [category]: readonly string[]): string {
  return text
    .replace(/^category: .*$/m, `category: ${category}`)
    .replace(/^status: .*$/m, 'status: Ongoing')
    .replaceAll(`${standInText}: `, '')
    .replaceAll(standInText, 'The light that we lend')
}

/** The stories, first that of which the check misses least when it is gone. */
export function storiesToDelete(writer: Writer): string[] {
  const files = writer.look().site?.articles.map(({ file }) => writer.nameOf(file)) ?? []
  const missed = files.map((file) => {
    const text = writer.read(file)
    writer.remove(file)
    const { length } = writer.look().errors
    writer.write(file, text)
    return { file, length }
  })
  return missed.sort((a, b) => a.length - b.length).map(({ file }) => file)
}

/** Gives a pilot another name by hand, and lets the command do the rest that the check asks for. */
export async function renamePilot(writer: Writer): Promise<string> {
  const [pilot] = writer.look().site?.pilots ?? []
  if (!pilot) throw new NothingToPick('the content has no pilot')
  const renamed = `pilots/${pilot.id}-renamed.md`
  writer.rename(writer.nameOf(pilot.file), renamed)
  return `${pilot.file} became ${renamed}, and what the check asked for: ${followCheck(writer)}`
}

/** Gives a partner another name, in its fields and in the name of its file. */
export async function renamePartner(writer: Writer): Promise<string> {
  const [partner] = writer.look().site?.partners ?? []
  if (!partner) throw new NothingToPick('the content has no partner')
  const { id, data } = partner
  const file = writer.nameOf(partner.file)
  const renamed = `partners/${id}-renamed.md`
  const name = `${data.name} for Lanterns`
  writer.rename(file, renamed)
  const alt = data.logo.alt.replaceAll(data.name, name)
  writer.set(renamed, [['id'], `${id}-renamed`], [['name'], name], [['logo', 'alt'], alt])
  return `${file} became ${renamed}, and what the check asked for: ${followCheck(writer)}`
}
