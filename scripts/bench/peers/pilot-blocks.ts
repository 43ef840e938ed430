import { type BlockName, splitIds } from '../../../renderer/content/markdown/directives.ts'
import type { Pilot } from '../../../renderer/content/schemas/pilot.ts'
import { blocks, bullets, figuresById, type Writer } from './write.ts'

type WriteBlock = (pilot: Pilot, writer: Writer, argument: string) => string

const written: Readonly<Record<BlockName, WriteBlock>> = {
  stats: (_, writer, argument) => figuresById(splitIds(argument), writer),
  milestones: ({ milestones }, { text, figure }) =>
    bullets(milestones.map(({ label, name }) => `**${label}** ${text(name)}: ${figure(label.toLowerCase())}`)),
  implementers: ({ implementers }, { text }) => bullets(implementers.map(({ name, role }) => `${name}: ${text(role)}`)),
  // Copies and feeds go on to where nobody sees that a quotation is a placeholder.
  quotes: ({ quotes }, { text }) =>
    blocks(
      ...quotes.filter(({ placeholder }) => !placeholder).map((quote) => `> ${text(quote.text)}\n>\n> ${quote.source}`),
    ),
  resources: ({ resources }, { link }) =>
    bullets(resources.map(({ label, url, description }) => link(label, url, description))),
  'key-question': ({ keyQuestion }, { text }) => (keyQuestion ? `> ${text(keyQuestion)}` : ''),
  chart: ({ charts }, { text, figure }, argument) =>
    blocks(
      ...charts
        .filter(({ id }) => id === argument.trim())
        .flatMap(({ title, whole, bars, note }) => [
          `**${text(title)}**`,
          bullets([...(whole ? [whole] : []), ...bars].map((bar) => `${text(bar.label)}: ${figure(bar.figure)}`)),
          note ? text(note) : '',
        ]),
    ),
  languages: ({ languages }) => new Intl.ListFormat('en-GB').format(languages),
}

/** The data that a block such as `::milestones` shows, in plain markdown. */
export function writePilotBlock(pilot: Pilot, name: string, argument: string, writer: Writer): string {
  const write = Object.entries(written).find(([block]) => block === name)?.[1]
  return write?.(pilot, writer, argument) ?? ''
}
