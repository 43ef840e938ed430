import type { ReactNode } from 'react'
import { type BlockName, splitIds } from '../content/markdown/blocks.ts'
import type { Implementer, Pilot, Quote } from '../content/schemas/pilot.ts'
import { usePage } from '../page.ts'
import { isPageOf } from '../page-context.ts'
import { ResourceList, StatCardsById } from './cards.tsx'
import { Chart } from './charts/Chart.tsx'
import { Milestones } from './charts/Milestones.tsx'
import { Paragraph } from './FigureText.tsx'

type BlockRenderer = (pilot: Pilot, argument: string) => ReactNode

const blocks: Readonly<Record<BlockName, BlockRenderer>> = {
  stats: (_, argument) => <StatCardsById ids={splitIds(argument)} />,
  chart: ({ charts }, argument) => {
    const chart = charts.find(({ id }) => id === argument)
    return chart && <Chart chart={chart} />
  },
  milestones: ({ milestones }) => <Milestones milestones={milestones} />,
  implementers: ({ implementers }) => <Implementers implementers={implementers} />,
  quotes: ({ quotes }) => <Quotes quotes={quotes} />,
  resources: ({ resources }) => <ResourceList resources={resources} />,
  'key-question': ({ keyQuestion }) =>
    keyQuestion && (
      <Paragraph data-card="key-question" className="max-w-[26ch] font-display text-h2 text-balance text-accent">
        {keyQuestion}
      </Paragraph>
    ),
  languages: ({ languages }) => (
    <p className="font-display text-h2">{new Intl.ListFormat('en-GB').format(languages)}</p>
  ),
}

/** The part of the frontmatter of the page's pilot that a block such as `::milestones` shows. */
export function PilotBlock({ name, argument }: { name: string; argument: string }) {
  // Only the text of a pilot shows blocks; the check reports any other.
  const page = usePage()
  if (!isPageOf(page, 'pilots')) return undefined
  return Object.entries(blocks).find(([block]) => block === name)?.[1](page.entry.data, argument)
}

function Implementers({ implementers }: { implementers: readonly Implementer[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {implementers.map(({ name, role, placeholder }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders may share a name, and the list never changes
          key={index}
          data-card="implementer"
          data-placeholder={placeholder || undefined}
          className="border-t border-line pt-4"
        >
          <p className="font-display text-h3">{name}</p>
          <Paragraph className="mt-1 text-muted">{role}</Paragraph>
        </li>
      ))}
    </ul>
  )
}

function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return quotes.map(({ text, source, placeholder }) => (
    <figure
      key={text}
      data-card="quote"
      // Nobody said this. Only the page shows it, as a place for a quotation.
      data-page-only={placeholder ? '' : undefined}
      className="my-6 max-w-[44rem] border-l-8 border-glow pl-6"
    >
      <blockquote className="text-lead">
        <Paragraph>{text}</Paragraph>
      </blockquote>
      <figcaption className="mt-3 font-label text-label text-muted">{source}</figcaption>
    </figure>
  ))
}
