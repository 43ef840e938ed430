import type { LedgerFigure } from '../../../renderer/content/figures/ledger.ts'
import { addressOf } from '../../../renderer/content/kinds/routes.ts'
import { pilotSchema } from '../../../renderer/content/schemas/pilot.ts'
import { type CorpusEntry, ledgerOf, mention, type Neighbour, statFields, writeEntry } from './entry.ts'
import { drawStats, everyFile } from './figures.ts'
import { capitalise, list, paragraph, sections, sentence, table } from './prose.ts'
import type { Random } from './random.ts'
import { actions, actors, objects, places, qualities, themes } from './vocabulary.ts'

const { icon } = pilotSchema.shape
/** Categories that the settings of the base list. */
const categories = ['Digital Engagement', 'Social Enterprise', 'Mobile Fundraising', 'Data Analytics'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** Makes a pilot with stats, milestones, implementers, a quote and a resource, and some 750 words of text. */
export function makePilot(id: string, neighbour: Neighbour, random: Random): CorpusEntry {
  const stats = drawStats(random, 4)
  const milestones = drawMilestones(random)
  const path = addressOf('pilots', id)
  const fields = {
    id,
    title: `${random.pick(qualities)} ${random.pick(themes)} in ${random.pick(places)}`,
    subtitle: `${capitalise(random.pick(objects))}, tried out by ${random.pick(actors)}`,
    description: `A pilot in which ${random.pick(actors)} ${random.pick(actions)} ${random.pick(objects)} and say what came of it.`,
    partner: capitalise(random.pick(actors)),
    icon: random.sample(icon.options, 1)[0],
    category: random.pick(categories),
    status: 'Implemented',
    keyFeatures: random.sample(objects, 4).map(capitalise),
    glance: {
      audience: capitalise(random.pick(actors)),
      tried: sentence(random).replaceAll('*', ''),
      reached: `:stat[${everyFile}] people`,
      hoped: sentence(random).replaceAll('*', ''),
      found: `:stat[${everyFile}] people reached.`,
      learnt: sentence(random).replaceAll('*', ''),
    },
    image: { alt: 'Abstract drawing of a light with rays going out' },
    keyQuestion: `What happens when ${random.pick(actors)} ${random.pick(actions)} ${random.pick(objects)}?`,
    stats: statFields(stats).map((stat) => ({ ...stat, standsFor: 'result' })),
    highlights: stats.slice(0, 3).map((stat) => stat.id),
    milestones,
    implementers: [
      { name: capitalise(random.pick(actors)), role: 'Planning and analysis' },
      { name: capitalise(random.pick(actors)), role: 'Work with the donors' },
    ],
    quotes: [{ text: sentence(random).replaceAll('*', ''), source: 'A member of the team' }],
    resources: [{ label: 'Watch the recording', url: `https://example.org/recordings/${id}` }],
  }
  const blocks = [
    paragraph(random),
    ['## About', paragraph(random), '### Key Question', '::key-question'],
    sections(random, 260),
    ['## Implementers', '::implementers', '::quotes'],
    ['## Timelines', '::milestones', paragraph(random)],
    ['## Results', mention(neighbour, random), `::stats[${stats.map((stat) => stat.id).join(', ')}]`],
    table(
      ['What was counted', 'Figure'],
      stats.map(({ id, label }) => [capitalise(label), `:stat[${id}]`]),
    ),
    ['### Advice', list(random), '### Resources', '::resources'],
  ].flat()
  const deadlines = milestones.map(
    ({ label, name, deadline }): LedgerFigure => ({
      id: `${id}/${label.toLowerCase()}`,
      value: deadline,
      notation: 'standard',
      meaning: `Of ${id}: deadline of the milestone “${name}”.`,
      source: 'corpus',
      pages: [path],
    }),
  )
  return {
    collection: 'pilots',
    id,
    text: writeEntry(fields, blocks),
    ledger: [...ledgerOf(id, stats, [path]), ...deadlines],
  }
}

function drawMilestones(random: Random): { label: string; name: string; deadline: string }[] {
  const year = random.integer(2021, 2024)
  const drawn = random.sample([...months.keys()], 3).sort((a, b) => a - b)
  return drawn.map((month, index) => ({
    label: `M${index + 1}`,
    name: `${capitalise(random.pick(actions))} ${random.pick(objects)}`,
    deadline: `${months[month]} ${year}`,
  }))
}
