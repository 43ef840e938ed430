import type { SingleName } from '../content/collections.ts'
import { articlePath, pilotPath } from '../content/routes.ts'
import type { Article } from '../content/schemas/article.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import type { Entry, Site } from '../content/site.ts'
import { writeMdxText } from './mdx-components.ts'
import { writePilotText } from './pilot-blocks.ts'
import { writeAnnualSummit, writeSummit } from './summits.ts'
import { blocks, bullets, createWriter, figureList, figuresById, page, type Writer } from './write.ts'

/** The pages that are made from a file of which there is exactly one. */
export type SinglePage = Exclude<SingleName, 'settings' | 'notFound' | 'error'>

const pages: Readonly<Record<SinglePage, (writer: Writer) => string>> = {
  home: writeHome,
  about: (writer) => page(writer, writer.site.about.data, writeMdxText(writer.site.about.text, writer)),
  pilotsPage: writePilots,
  getInspired: writeGetInspired,
  summit: writeSummit,
  annualSummit: writeAnnualSummit,
  nominations: (writer) => {
    const { data, text } = writer.site.nominations
    return page(
      writer,
      data,
      figuresById(
        data.stats.map((stat) => stat.id),
        writer,
      ),
      writeMdxText(text, writer),
    )
  },
  contact: writeContact,
  privacy: writePrivacy,
}

/** A page in plain markdown, by the name of its file. */
export function writePage(site: Site, name: SinglePage): string {
  return pages[name](createWriter(site, site[name].id))
}

/** A story in plain markdown. */
export function writeArticle(site: Site, { id, data, text }: Entry<Article>): string {
  const writer = createWriter(site, id)
  return page(
    writer,
    { title: data.title, lead: `${data.category}, ${writer.figure('date')}` },
    figuresById(
      data.stats.map((stat) => stat.id),
      writer,
    ),
    text.filter((part) => typeof part === 'string').join(''),
    data.links.length > 0 && '## Read more elsewhere',
    bullets(data.links.map(({ label, url, description }) => writer.link(label, url, description))),
  )
}

/** The case study of a pilot in plain markdown. */
export function writePilot(site: Site, { id, data, text }: Entry<Pilot>): string {
  const writer = createWriter(site, id)
  const { sponsor } = site.settings.data
  return page(
    writer,
    { title: data.title, lead: data.subtitle },
    bullets([`Category: ${data.category}`, `Status: ${data.status}`]),
    figuresById(data.highlights, writer),
    writePilotText(data, text, writer),
    '## Sponsored by',
    `${sponsor.description} ${writer.link('Visit the sponsor’s website', sponsor.url)}`,
  )
}

function writeHome(writer: Writer): string {
  const { site, text, link } = writer
  const { data } = site.home
  const { partners, call, button } = data
  return page(
    writer,
    data,
    text(data.kicker),
    link(button.label, button.href),
    figureList(data.cards, writer),
    `## ${text(partners.title)}`,
    text(partners.text),
    bullets(site.partners.map((partner) => link(partner.data.name, partner.data.url))),
    `## ${text(call.title)}`,
    text(call.text),
    link(call.link.label, call.link.href),
  )
}

function writePilots(writer: Writer): string {
  const { data } = writer.site.pilotsPage
  const cards = writer.site.pilots.map(({ id, data: pilot }) => {
    const { text } = createWriter(writer.site, id)
    return blocks(
      `## ${writer.link(pilot.title, pilotPath(id))}`,
      `${pilot.category}. ${pilot.partner}. ${pilot.status}.`,
      text(pilot.description),
      bullets(pilot.keyFeatures.map(text)),
    )
  })
  return page(writer, data, ...cards, bullets(data.links.map(({ label, href }) => writer.link(label, href))))
}

function writeGetInspired(writer: Writer): string {
  const { site, text, link } = writer
  const { data } = site.getInspired
  const stories = site.articles.map(({ id, data: article }) => {
    const own = createWriter(site, id)
    return blocks(
      `## ${own.link(article.title, articlePath(id))}`,
      `${article.category}, ${own.figure('date')}`,
      own.text(article.excerpt),
    )
  })
  const { call } = data
  return page(
    writer,
    data,
    figureList(data.cards, writer),
    ...stories,
    `## ${text(call.title)}`,
    text(call.text),
    link(call.link.label, call.link.href),
  )
}

function writeContact(writer: Writer): string {
  const { email, socialLinks } = writer.site.settings.data
  return page(
    writer,
    writer.site.contact.data,
    `<${email.address}>`,
    bullets(socialLinks.map(({ name, url, description }) => writer.link(name, url, description))),
  )
}

function writePrivacy(writer: Writer): string {
  const { privacy, policy } = writer.site
  const sections = policy.map(({ number, data, text }) =>
    blocks(`## ${number}. ${data.title}`, text.filter((part) => typeof part === 'string').join('')),
  )
  return page(writer, privacy.data, ...sections)
}
