import type { LedgerFigure } from '../../../renderer/content/figures/ledger.ts'
import { addressOf } from '../../../renderer/content/kinds/routes.ts'
import { writeYaml } from '../../generate/write-yaml.ts'
import { capitalise, createWriter, type Writer } from './prose.ts'

/** A content file of the corpus, with what the ledger says of its figures. */
export interface CorpusEntry {
  kind: 'articles' | 'pilots'
  id: string
  text: string
  ledger: LedgerFigure[]
  /** When an article came out, or a plan was for. */
  year: number
}

/** The figures that a file can have, of which every file has the first. */
const [reach, ...others] = [
  { id: 'reach', label: 'people reached in total', unit: 'people', value: [1200, 90_000] },
  { id: 'replies', label: 'people who answered', unit: 'people', qualifier: '+', value: [21, 900] },
  { id: 'opt-in', label: 'opted in to messages', unit: '%', value: [5, 60] },
  { id: 'duration', label: 'months of work', unit: 'months', qualifier: 'about', value: [3, 18] },
  { id: 'raised', label: 'raised by the end', unit: 'USD', value: [2000, 90_000] },
] as const

/** The file at a place of the corpus, of some 750 words: pilots and articles take turns, and each links to the one before it. */
export function makeEntry(seed: string, index: number): CorpusEntry {
  const writer = createWriter(`${seed}/${index}`)
  const { number, some, draw } = writer
  const { kind, id } = placeAt(index)
  const year = number(2021, 2024)
  const stats = [reach, ...some(others, 3)].map(({ value: [from, to], ...stat }) => ({
    ...stat,
    value: number(from, to),
  }))
  const common = {
    id,
    title: `${capitalise(draw('objects', 1)[0])} and ${draw('actors', 1)}`,
    documentTitle: 'What a team tried among its donors, and what came of it',
    description: `A case in which ${draw('actors', 1)} ${draw('actions', 1)} ${draw('objects', 1)} and say what came of it, for them and for those who would try something alike.`,
    image: { alt: 'Abstract drawing of a light with rays going out' },
  }
  const date = `${year}-05-${number(10, 28)}`
  const plan = ['Mar', 'Jun', 'Sep'].map((month, step) => ({
    ...{ label: `M${step + 1}`, name: draw('objects', 1)[0], deadline: `${month} ${year}` },
  }))
  const pilot = { ...common, ...fieldsOfPilot(writer), stats: stats.map(asResult), milestones: plan }
  const article = { ...common, date, category: 'Innovation Challenge', excerpt: writer.sentence(), stats }
  const isPilot = kind === 'pilots'
  const page = addressOf(kind, id)
  const told = [
    ...stats.map(({ label: _, ...stat }) => ({ ...stat, pages: [page] })),
    ...(isPilot
      ? plan.map(({ label, deadline }) => ({ id: label.toLowerCase(), value: deadline, pages: [page] }))
      : [{ id: 'date', value: date, pages: [page, '/get-inspired'] }]),
  ]
  const blocks = [...writeText(writer, stats, index), ...(isPilot ? ['## Timelines', '::milestones'] : [])]
  return {
    ...{ kind, id, year },
    text: `---\n${writeYaml(isPilot ? pilot : article)}---\n\n${blocks.join('\n\n')}\n`,
    ledger: told.map((stat) => ({
      ...{ ...stat, id: `${id}/${stat.id}` },
      ...{ notation: 'standard', meaning: 'A figure.', source: 'corpus' },
    })),
  }
}

const asResult = <Stat>(stat: Stat) => ({ ...stat, standsFor: 'result' })

function fieldsOfPilot({ some, draw, sentence }: Writer) {
  const [partner, audience] = draw('actors', 2).map(capitalise)
  return {
    ...{ subtitle: sentence(), partner, icon: 'chat', status: 'Implemented', highlights: ['reach'] },
    category: some(['Digital Engagement', 'Social Enterprise', 'Data Analytics'], 1)[0],
    keyFeatures: draw('objects', 4).map(capitalise),
    glance: {
      ...{ audience, tried: sentence(), hoped: sentence(), reading: sentence() },
      ...{ reached: ':stat[reach] people', found: 'In all, :stat[reach] people were reached.' },
    },
  }
}

function writeText(
  { draw, sentence, paragraph }: Writer,
  stats: readonly { id: string; label: string }[],
  index: number,
): string[] {
  const before = placeAt(Math.max(index - 1, 0))
  const told = `Compare it with [the case told before](${addressOf(before.kind, before.id)}), which reached`
  const rows = stats.map(({ id, label }) => `| ${capitalise(label)} | :stat[${id}] |`)
  const headings = draw('headings', 10)
  return [
    paragraph(),
    ...headings.flatMap((heading, place) => [`${place % 2 ? '###' : '##'} ${heading}`, paragraph()]),
    '## Results',
    `${told} :stat[${before.id}/reach] people, or read [an outside view](https://example.org/views/${before.id}).`,
    ['| Counted | Figure |', '| --- | --- |', ...rows].join('\n'),
    draw('objects', 5)
      .map((object) => `- **${capitalise(object)}.** *${sentence()}*`)
      .join('\n'),
  ]
}

function placeAt(index: number): Pick<CorpusEntry, 'kind' | 'id'> {
  const kind = index % 2 === 0 ? 'pilots' : 'articles'
  return { kind, id: `corpus-${kind.slice(0, -1)}-${String(index + 1).padStart(5, '0')}` }
}
