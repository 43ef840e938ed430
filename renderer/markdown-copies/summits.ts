import { formatFigure } from '../content/figures/format.ts'
import type { AgendaItem, Speaker } from '../content/schemas/summit.ts'
import { writeMdxText } from './mdx-components.ts'
import { bullets, figuresById, page, titled, type Writer } from './write.ts'

/** The page of the online summit in plain markdown. */
export function writeSummit(writer: Writer): string {
  const { text, figure, link } = writer
  const { data, text: body } = writer.site.summit
  const { registration, keynote, call } = data
  return page(
    writer,
    data,
    text(data.banner),
    bullets([figure('date'), `${figure('hours')} ${data.zoneLabel} (${figure('utc-offset')})`, text(data.location)]),
    link(registration.label, registration.url, registration.description),
    text(data.notice),
    '## What to Expect',
    bullets(titled(data.expectations, writer)),
    '## Keynote speaker',
    `**${keynote.name}**, ${keynote.role}. ${text(keynote.topic)}`,
    text(keynote.bio),
    bullets([link('Watch a talk', keynote.tedTalkUrl), link('Visit the speaker’s site', keynote.websiteUrl)]),
    '## Featured speakers',
    writeSpeakers(data.speakers, writer),
    '## Agenda',
    writeAgenda(data.agenda, writer),
    text(data.agendaNote),
    writeMdxText(body, writer),
    `## ${text(call.title)}`,
    text(call.text),
    bullets([link(registration.label, registration.url), link(call.link.label, call.link.href)]),
  )
}

/** The page of the older summit in plain markdown. */
export function writeAnnualSummit(writer: Writer): string {
  const { text, figure } = writer
  const { data } = writer.site.annualSummit
  return page(
    writer,
    data,
    bullets([figure('date'), figure('hours'), text(data.location)]),
    figuresById(
      data.stats.map(({ id }) => id),
      writer,
    ),
    '## Speakers',
    writeSpeakers(data.speakers, writer),
    '## Agenda',
    writeAgenda(data.agenda, writer),
    '## How to attend',
    text(data.pricing),
  )
}

function writeSpeakers(speakers: readonly Speaker[], { text }: Writer): string {
  return bullets(speakers.map(({ name, role, topic }) => `**${name}**, ${role}. ${text(topic)}`))
}

function writeAgenda(items: readonly AgendaItem[], { text }: Writer): string {
  return bullets(
    items.map(({ time, title, speaker, type }) => {
      const when = time ? formatFigure({ value: time, notation: 'standard' }) : 'Time to follow'
      return `${when}: **${text(title)}**${speaker ? `, ${speaker}` : ''} (${type})`
    }),
  )
}
