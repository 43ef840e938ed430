import type { LedgerFigure } from '../../../renderer/content/figures/ledger.ts'
import { addressOf } from '../../../renderer/content/kinds/routes.ts'
import { type CorpusEntry, ledgerOf, mention, type Neighbour, statFields, writeEntry } from './entry.ts'
import { drawStats } from './figures.ts'
import { capitalise, list, paragraph, sections, sentence, table } from './prose.ts'
import type { Random } from './random.ts'
import { actors, objects, places, qualities, themes } from './vocabulary.ts'

/** Categories that the settings of the base list. */
const categories = ['Innovation Challenge', 'Manifesto'] as const

/** An article, with what the counts of the site need to know of it. */
export interface CorpusArticle extends CorpusEntry {
  year: number
  isEdition: boolean
}

/** Makes an article with a date, stats and a link, and some 750 words of text. */
export function makeArticle(id: string, neighbour: Neighbour, random: Random): CorpusArticle {
  const stats = drawStats(random, 3)
  const path = addressOf('articles', id)
  const year = random.integer(2021, 2024)
  const pad = (number: number) => String(number).padStart(2, '0')
  const date = `${year}-${pad(random.integer(1, 12))}-${pad(random.integer(1, 28))}`
  const kind = random.pick(categories)
  const fields = {
    id,
    title: `${random.pick(qualities)} ${random.pick(themes)} from ${random.pick(places)}`,
    description: `A story of how ${random.pick(actors)} looked again at ${random.pick(objects)}, and of what they found.`,
    date,
    category: kind,
    excerpt: `${sentence(random).replaceAll('*', '')} The story reached :stat[reach] people.`,
    image: { alt: 'Abstract drawing with arcs and rays of light spreading from a beacon' },
    stats: statFields(stats),
    links: [{ label: 'Read the full report', url: `https://example.org/reports/${id}` }],
  }
  const blocks = [
    paragraph(random),
    sections(random, 360),
    ['## The figures', mention(neighbour, random)],
    table(
      ['What was counted', 'Figure'],
      stats.map(({ id, label }) => [capitalise(label), `:stat[${id}]`]),
    ),
    ['## What remains', list(random), paragraph(random)],
  ].flat()
  const dated: LedgerFigure = {
    id: `${id}/date`,
    value: date,
    notation: 'standard',
    meaning: `Of ${id}: date of the story.`,
    source: 'corpus',
    pages: [path, '/get-inspired'],
  }
  return {
    collection: 'articles',
    id,
    text: writeEntry(fields, blocks),
    ledger: [dated, ...ledgerOf(id, stats, [path])],
    year,
    isEdition: kind === 'Innovation Challenge',
  }
}
