import type { ReactNode } from 'react'
import { type BlockName, splitIds } from '../content/markdown/directives.ts'
import type { Implementer, Milestone, Pilot, Quote } from '../content/schemas/pilot.ts'
import { FigureById, Text } from './FigureText.tsx'
import { ResourceList } from './ResourceList.tsx'
import { StatCardsById } from './StatCards.tsx'

type BlockRenderer = (pilot: Pilot, argument: string) => ReactNode

const blocks: Readonly<Record<BlockName, BlockRenderer>> = {
  stats: (_, argument) => <StatCardsById ids={splitIds(argument)} />,
  milestones: ({ milestones }) => <Milestones milestones={milestones} />,
  implementers: ({ implementers }) => <Implementers implementers={implementers} />,
  quotes: ({ quotes }) => <Quotes quotes={quotes} />,
  resources: ({ resources }) => <ResourceList resources={resources} />,
  'key-question': ({ keyQuestion }) => (keyQuestion ? <KeyQuestion>{keyQuestion}</KeyQuestion> : null),
  languages: ({ languages }) => (
    <p className="max-w-text font-semibold">{new Intl.ListFormat('en-GB').format(languages)}</p>
  ),
}

/** The part of a pilot's frontmatter that a block such as `::milestones` shows. */
export function PilotBlock({ pilot, name, argument }: { pilot: Pilot; name: string; argument: string }) {
  const render = Object.entries(blocks).find(([block]) => block === name)?.[1]
  return render?.(pilot, argument)
}

function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="max-w-text border-l-2 border-glow">
      {milestones.map(({ label, name }) => (
        <li key={label} data-milestone={label} className="grid gap-x-5 py-3 pl-6 sm:grid-cols-[3rem_1fr_11rem]">
          <p className="font-display font-semibold text-accent">{label}</p>
          <p>
            <Text>{name}</Text>
          </p>
          <p className="text-muted sm:text-right">
            <FigureById id={label.toLowerCase()} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function Implementers({ implementers }: { implementers: readonly Implementer[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {implementers.map(({ name, role }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders may share a name, and the list never changes
        <li key={index} data-card="implementer" className="rounded-2xl border border-line bg-surface p-5">
          <p className="font-semibold">{name}</p>
          <p className="text-muted">
            <Text>{role}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return quotes.map(({ text, source }) => (
    <figure key={text} data-card="quote" className="my-4 max-w-text border-l-4 border-glow pl-6">
      <blockquote className="font-display text-lead">
        <p>
          <Text>{text}</Text>
        </p>
      </blockquote>
      <figcaption className="mt-2 text-muted">{source}</figcaption>
    </figure>
  ))
}

function KeyQuestion({ children }: { children: string }) {
  return (
    <p data-card="key-question" className="max-w-text rounded-2xl bg-sunken p-6 font-display text-lead">
      <Text>{children}</Text>
    </p>
  )
}
