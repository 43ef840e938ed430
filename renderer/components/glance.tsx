import { Fragment } from 'react'
import type { ListedSite } from '../content/entries/site.ts'
import type { Figure } from '../content/figures/figure.ts'
import { splitReferences } from '../content/figures/reference.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { lightName, Motif } from '../motif/Motif.tsx'
import { drawingOf } from '../motif/themes.ts'
import { type PageScope, usePage, usePageOf } from '../use-page.ts'
import { EntryLink } from './CardList.tsx'
import { FigureCards } from './cards.tsx'
import { DotsOf } from './charts/Chart.tsx'
import { compare } from './charts/compare.ts'
import { At, Bar } from './charts/drawings.tsx'
import { Comma, FigureValue, findFigure, Paragraph, Text } from './FigureText.tsx'
import { UnknownSection } from './page-parts.tsx'

/** The labels of a pilot's glance, wherever it is shown. */
const words: Readonly<Record<keyof Pilot['glance'], string>> = {
  audience: 'For whom',
  tried: 'Tried',
  reached: 'Reached',
  hoped: 'Hoped for',
  found: 'Found',
  reading: 'Our reading',
}

const besideTitle = ['audience', 'tried', 'reached', 'hoped', 'found', 'reading'] as const
const columns = ['hoped', 'found'] as const

/** What is shown of a pilot where nobody has said it. */
const notKnown = 'Not known'

/** The pilot of the page at a glance, with its strongest figure in a frame as on its cards. */
export function Glance() {
  const page = usePage()
  const { entry } = usePageOf('pilots')
  const { glance, highlights } = entry.data
  const [headline] = highlights
  return (
    <div data-card="glance" className="flex flex-col gap-6">
      {headline && (
        <div
          data-gap="found"
          className={`flex items-center gap-4 ${isShining(entry, findFigure(headline, page), page) ? 'shining' : ''}`}
        >
          <FigureCards cards={[{ figure: headline }]} size="large" />
          <DotsOf figure={headline} charts={entry.data.charts} />
        </div>
      )}
      <dl className="grid grow gap-x-8 gap-y-3 sm:max-tablet:grid-cols-2">
        {besideTitle.map((name) => (
          <div key={name} className="border-t border-line pt-2">
            <dt className="font-label text-small font-semibold">{words[name]}</dt>
            <dd>
              <Text>{glance[name] ?? notKnown}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface PilotsProps {
  pilots: ListedSite['pilots']
}

type ListedPilot = ListedSite['pilots'][number]

/** How the figures of a pilot compare in its first chart that has a goal; undefined where there is none. */
function comparisonOf({ id, data }: ListedPilot, page: PageScope) {
  const comparisons = data.charts.flatMap((chart) => (chart.kind === 'comparison' ? [chart.figures] : []))
  return comparisons
    .map((figures) => compare(figures.map(({ figure }) => ({ figure: findFigure(figure, page, id) }))))
    .find(({ goals }) => goals.length > 0)
}

/** Whether a figure of a pilot is lit: it is a result, and none that may be chance. */
function isShining(pilot: ListedPilot, figure: Figure, page: PageScope): boolean {
  return figure.standsFor === 'result' && !comparisonOf(pilot, page)?.isDoubtful
}

/** The frame around what a pilot hoped for or found, which is lit where its words begin with such a figure. */
function frameOf(pilot: ListedPilot, name: (typeof columns)[number], page: PageScope) {
  const text = pilot.data.glance[name]
  if (!text) return { 'data-gap': 'unknown' }
  const [first] = splitReferences(text, page.site.figures, pilot.id)
  const figure = typeof first === 'object' ? first.figure : undefined
  const isLit = name === 'found' && figure && isShining(pilot, figure, page)
  return { 'data-gap': name, className: figure && (isLit ? 'figure-first shining' : 'figure-first') }
}

/** What a pilot hoped for or found; what is beyond a semicolon has a line of its own, as easy to see as the figure. */
function Told({ pilot: { id, data }, name }: { pilot: ListedPilot; name: (typeof columns)[number] }) {
  const [first = '', ...others] = (data.glance[name] ?? notKnown).split('; ')
  return (
    <>
      <Text of={id}>{first}</Text>
      {others.map((text) => (
        <Fragment key={text}>
          <Comma sign="; " />
          <b>
            <Text of={id}>{text}</Text>
          </b>
        </Fragment>
      ))}
    </>
  )
}

/**
 * The gap between what was hoped for and what was found: a row for each pilot, with what was hoped for in a broken frame and
 * what was found in a lit one. Where nobody has said it, the frame is empty.
 */
export function GapTable({ pilots }: PilotsProps) {
  const page = usePage()
  return (
    <table className="gap-table">
      <thead>
        <tr>
          <th scope="col">Pilot</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {words[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pilots.map((pilot) => {
          const comparison = comparisonOf(pilot, page)
          return (
            <tr key={pilot.id}>
              <th scope="row">
                <EntryLink kind="pilots" entry={pilot} />
              </th>
              {columns.map((name) => (
                <td key={name} data-label={words[name]} {...frameOf(pilot, name, page)}>
                  <Told pilot={pilot} name={name} />
                  {name === 'found' && comparison && <Distance {...comparison} />}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** How far what was found is from its goal, where a chart of the pilot compares both: its track ends with the larger. */
function Distance({ goals: [goal], others: [found], certain }: NonNullable<ReturnType<typeof comparisonOf>>) {
  if (!goal || !found) return null
  // The words stand on the line of the bar, where it leaves them room, and otherwise beneath it.
  return (
    <div aria-hidden="true" data-page-only="" className="relative mt-2">
      <Bar share={found.share} certain={certain} goal={goal.share} />
      <div className={found.share < 0.5 ? 'flex gap-2' : 'flex gap-2 pt-6'}>
        <At share={found.share} />
        {found.share > certain && <small className="max-sm:hidden">may be chance</small>}
        <small className="grow pr-2 text-right">
          goal <FigureValue figure={goal.figure} />
        </small>
        {goal.share < 1 && <At share={1 - goal.share} />}
      </div>
    </div>
  )
}

/** The drawings and names of pilots, what each hoped for, and what came of it. */
export function PilotStrip({ pilots }: PilotsProps) {
  const page = usePage()
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {pilots.map((pilot) => (
        <li
          key={pilot.id}
          data-light={lightName(pilot.id)}
          className="relative row-span-4 grid grid-rows-subgrid gap-2"
        >
          <Motif {...drawingOf(pilot)} className="aspect-[2/1] w-full" />
          <EntryLink kind="pilots" entry={pilot} className="card-link font-display text-h3" />
          {columns.map((name) => (
            // What was hoped for is a sentence, without a large figure.
            <p key={name} {...frameOf(pilot, name, page)} {...(name === 'hoped' && { className: undefined })}>
              <span className="font-label text-small font-semibold">{words[name]}: </span>
              <Told pilot={pilot} name={name} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What nobody has told us of the pilot of the page: what its glance leaves out, and what it names itself. */
export function Unknown() {
  const { glance, unknown } = usePageOf('pilots').entry.data
  const leftOut = [
    ...(glance.reached ? [] : ['how many people the pilot reached']),
    ...(glance.hoped ? [] : ['what the pilot hoped to achieve']),
  ]
  return <UnknownSection texts={[...leftOut, ...unknown]} />
}

/** Our reading of some pilots, each with a link to its case study. */
export function Readings({ pilots }: PilotsProps) {
  return (
    <ul className="grid gap-8 lg:grid-cols-3">
      {pilots.map((pilot) => (
        <li key={pilot.id} data-card="reading" className="relative flex flex-col">
          <Paragraph of={pilot.id} className="font-display text-part">
            {pilot.data.glance.reading}
          </Paragraph>
          <EntryLink kind="pilots" entry={pilot} className="card-link mt-auto pt-4 font-label text-label" />
        </li>
      ))}
    </ul>
  )
}
