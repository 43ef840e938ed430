import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { FigureById, Text } from '../components/FigureText.tsx'
import { buttonClass, ExternalLink } from '../components/links.tsx'
import { Ordinal } from '../components/Ordinal.tsx'
import { Portrait } from '../components/Picture.tsx'
import { FigureCards } from '../components/StatCards.tsx'
import { TextCards } from '../components/TextCards.tsx'
import type { DisplayForm } from '../content/figures/format.ts'
import type { MdxComponentName } from '../content/mdx/components.ts'
import { usePage } from '../site-context.ts'

/** The published components that pages in MDX use; each shows data of the page's own frontmatter. */
export const mdxComponents = {
  Stat: ({ id, form }: { id: string; form?: DisplayForm }) => <FigureById id={id} {...(form && { form })} />,
  Callout,
  Values: () => <TextCards kind="value" cards={usePage().site.about.data.values} />,
  Impact: () => <FigureCards cards={usePage().site.about.data.cards} />,
  Leaders,
  Host,
  Criteria: () => <TextCards kind="criterion" cards={usePage().site.nominations.data.criteria} />,
  Steps,
  Timeline,
  Requirements,
  NominationForm,
} satisfies MDXComponents & Record<MdxComponentName, unknown>

function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="note" className="prose max-w-text rounded-2xl border-l-4 border-glow bg-sunken p-6">
      <p className="font-semibold">{title}</p>
      {typeof children === 'string' ? <p>{children}</p> : <div>{children}</div>}
    </div>
  )
}

function Leaders() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">
      {usePage().site.leaders.map(({ id, data }) => (
        <li key={id} data-card="leader" className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-5">
          <Portrait image={data.image} name={data.name} />
          <div>
            <p className="font-display text-h3 font-semibold">{data.name}</p>
            <p>{data.title}</p>
            <p className="text-muted">{data.organisation}</p>
          </div>
          <ExternalLink href={data.linkedinUrl} className="mt-auto inline-flex min-h-10 flex-wrap items-center">
            <span className="sr-only">{data.name}: </span>Professional profile
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

function Host() {
  const { host } = usePage().site.settings.data
  return (
    <div className="prose">
      <p>
        {host.description} {host.programme}
      </p>
      <p>
        <ExternalLink href={host.url}>Visit the hosting organisation</ExternalLink>
      </p>
    </div>
  )
}

function Steps() {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-4">
      {usePage().site.nominations.data.steps.map(({ title, text }, index) => (
        <li key={title} data-card="step" className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-6">
          <p className="font-display text-figure leading-none font-semibold text-accent">
            <Ordinal value={index + 1} />
          </p>
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 text-muted">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Timeline() {
  const { timeline, zoneLabel } = usePage().site.nominations.data
  return (
    <ol className="max-w-text border-l-2 border-glow">
      {timeline.map(({ id, time, event }) => (
        <li key={id} data-card="date" className="py-3 pl-6">
          <p className="font-semibold text-accent">
            <FigureById id={id} />
            {time && (
              <>
                , <FigureById id={`${id}-hours`} /> {zoneLabel}
              </>
            )}
          </p>
          <p>
            <Text>{event}</Text>
          </p>
        </li>
      ))}
    </ol>
  )
}

function Requirements() {
  return (
    <ul className="prose max-w-text list-disc pl-5">
      {usePage().site.nominations.data.requirements.map((requirement) => (
        <li key={requirement}>
          <Text>{requirement}</Text>
        </li>
      ))}
    </ul>
  )
}

function NominationForm() {
  const { form } = usePage().site.nominations.data
  return (
    <div className="flex flex-col items-start gap-3">
      <ExternalLink href={form.url} className={buttonClass('filled')}>
        {form.label}
      </ExternalLink>
      {form.description && <p className="text-muted">{form.description}</p>}
    </div>
  )
}
