import type { WrittenPart } from '../content/markdown/write-out.ts'
import type { MdxComponentName } from '../content/mdx/components.ts'
import { blocks, bullets, figureList, numbered, titled, type Writer } from './write.ts'

/** The components that show data; the others are part of the text itself. */
type DataComponent = Exclude<MdxComponentName, 'Stat' | 'Callout'>

const written: Readonly<Record<DataComponent, (writer: Writer) => string>> = {
  Values: (writer) => bullets(titled(writer.site.about.data.values, writer)),
  Impact: (writer) => figureList(writer.site.about.data.cards, writer),
  Leaders: ({ site, link }) =>
    bullets(
      site.leaders.map(({ data }) => `${link(data.name, data.linkedinUrl)}, ${data.title}, ${data.organisation}`),
    ),
  Host: ({ site, link }) => {
    const { description, programme, url } = site.settings.data.host
    return blocks(`${description} ${programme}`, link('Visit the hosting organisation', url))
  },
  Criteria: (writer) => bullets(titled(writer.site.nominations.data.criteria, writer)),
  Steps: (writer) => numbered(titled(writer.site.nominations.data.steps, writer)),
  Timeline: writeTimeline,
  Requirements: ({ site, text }) => bullets(site.nominations.data.requirements.map(text)),
  NominationForm: ({ site, link }) => {
    const { label, url, description } = site.nominations.data.form
    return link(label, url, description)
  },
}

/** The text of a page in MDX with the data that its components show. */
export function writeMdxText(parts: readonly WrittenPart[], writer: Writer): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return Object.entries(written).find(([name]) => name === part.name)?.[1](writer) ?? ''
    })
    .join('')
}

function writeTimeline({ site, text, figure }: Writer): string {
  const { timeline, zoneLabel } = site.nominations.data
  return bullets(
    timeline.map(({ id, time, event }) => {
      const hours = time ? `, ${figure(`${id}-hours`)} ${zoneLabel}` : ''
      return `**${figure(id)}${hours}**: ${text(event)}`
    }),
  )
}
