import type { MDXComponents } from 'mdx/types'
import { Children, type ComponentType, type ReactNode } from 'react'
import { type BlockName, blockNames, blockOf, type blocks, elementName, splitIds } from '../content/blocks.ts'
import type { DataOf } from '../content/kinds/routes.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { languageName } from '../content/texts/language-name.ts'
import { typeset } from '../content/texts/typeset.ts'
import { Photograph } from '../photographs/Photograph.tsx'
import { usePage, useSite } from '../use-page.ts'
import { FigureCards, ResourceList, TextCards } from './cards.tsx'
import { Chart } from './charts/Chart.tsx'
import { Milestones } from './charts/Milestones.tsx'
import { FigureById, Paragraph, whisper } from './FigureText.tsx'
import { ExternalLink, unknownLook } from './links.tsx'
import { NominationForm, Requirements, Steps, Timeline } from './nominations.tsx'
import { Portrait } from './Picture.tsx'
import { SectionHeading, UnknownList } from './page-parts.tsx'

/** The fields of the file that a block is in, and what its brackets or its attribute say. */
type BlockProps<Name extends BlockName> = DataOf<(typeof blocks)[Name]['in'][number]> & BlockContent

interface BlockContent {
  argument?: string | undefined
  /** The markup of the heading above a chart. */
  heading?: string | undefined
  children?: ReactNode
}

const components: { readonly [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  stats: ({ argument = '', stats }) => (
    <FigureCards
      cards={splitIds(argument).map((figure) => ({ figure, marks: stats.find(({ id }) => id === figure)?.marks }))}
    />
  ),
  chart: ({ charts, argument, heading }) => {
    const chart = charts.find(({ id }) => id === argument)
    return chart && <Chart chart={chart} heading={heading} />
  },
  milestones: Milestones,
  implementers: Implementers,
  quotes: Quotes,
  resources: ResourceList,
  'key-question': ({ keyQuestion }) =>
    keyQuestion && (
      <Paragraph data-card="key-question" className="max-w-[20ch] font-display text-h2 text-balance text-accent">
        {keyQuestion}
      </Paragraph>
    ),
  languages: Languages,
  callout: Callout,
  values: ({ values }) => <TextCards kind="value" cards={values} />,
  impact: ({ cards }) => <FigureCards cards={cards} />,
  leaders: Leaders,
  host: Host,
  steps: Steps,
  timeline: Timeline,
  requirements: Requirements,
  'nomination-form': NominationForm,
  unknown: UnknownList,
}

/** A block in a text. On the page of a file that may not show it, which the check reports, it shows nothing. */
export function Block({ name, ...content }: BlockContent & { name: BlockName }) {
  const { kind, entry } = usePage()
  if (!blockOf(name)?.in.includes(kind)) return null
  // The data is of a kind that the block is for.
  const Shown = components[name] as ComponentType<BlockContent>
  return <Shown {...entry.data} {...content} />
}

/** What a page in MDX is made of: its headings and pictures, figures, and the blocks by the names of their elements. */
export const mdxComponents: MDXComponents = {
  // Each heading of the second level has been given an id.
  h2: ({ id = '', children }) => <SectionHeading id={id}>{children}</SectionHeading>,
  img: ({ src = '', alt = '', title }) => <Photograph {...{ src, alt, title }} />,
  p: ({ children }) => <p>{soften(children)}</p>,
  li: ({ children }) => <li>{soften(children)}</li>,
  // Steps in words of their own look like those of a process.
  ol: ({ children }) => <ol className="path">{children}</ol>,
  Stat: FigureById,
  ...Object.fromEntries(
    blockNames.map((name) => [
      elementName(name),
      ({ id, title, children }: { id?: string; title?: string; children?: ReactNode }) => (
        <Block name={name} argument={title ?? id}>
          {children}
        </Block>
      ),
    ]),
  ),
}

/** The children of an element, in which what only others know is set softly. */
const soften = (children: ReactNode) =>
  Children.map(children, (child) => (typeof child === 'string' ? whisper(child) : child))

/** Languages, each in its own words, with its English name beneath. */
function Languages({ languages }: Pick<Pilot, 'languages'>) {
  return (
    <ul className="stats">
      {languages.map((tag) => {
        const [own, english] = [tag, 'en'].map((within) => languageName(tag, within))
        return (
          <li key={tag} lang={own && tag} dir="auto">
            <b className="font-display text-h2">{own ?? english}</b>
            {own && own !== english && (
              <p lang="en" className="font-label text-label">
                <bdi>{english}</bdi>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Callout({ argument = '', children }: BlockContent) {
  return (
    <div role="note" className="prose bg-sunken p-6">
      <p className="font-display text-h3">{typeset(argument)}</p>
      {typeof children === 'string' ? <p>{children}</p> : <div>{children}</div>}
    </div>
  )
}

/** The leaders, those who are announced first. */
function Leaders() {
  const { leaders } = useSite()
  const announced = leaders.filter(({ data }) => !data.placeholder)
  const others = leaders.filter(({ data }) => data.placeholder)
  return (
    <>
      {announced.length > 0 && (
        <ul className="people grid gap-6">
          {announced.map(({ id, data }) => (
            <li key={id} data-card="leader" className="flex flex-col gap-3">
              <Portrait image={data.image} name={data.name} className="aspect-square w-full" />
              <div>
                <p className="font-display text-h3">{data.name}</p>
                <p className="mt-1 font-label text-small">{data.title}</p>
                <p className="font-label text-small text-muted">{data.organisation}</p>
              </div>
              <ExternalLink
                href={data.linkedinUrl}
                className="mt-auto inline-flex min-h-6 items-center self-start font-label text-small"
              >
                <span className="sr-only">{data.name}: </span>Professional profile
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="grid grid-cols-5 gap-4 py-4 sm:grid-cols-10">
          {others.map(({ id, data: { name, linkedinUrl } }) => (
            <li key={id} data-card="leader" data-placeholder>
              <ExternalLink href={linkedinUrl} className="block">
                <svg
                  viewBox="4 13 82 77"
                  aria-hidden="true"
                  fill="none"
                  stroke="var(--color-unlit)"
                  strokeDasharray="4 3"
                >
                  <path
                    vectorEffect="non-scaling-stroke"
                    d="M61 30a16 16 0 0 0-32 0a16 16 0 0 0 32 0M85 89a40 40 0 0 0-80 0z"
                  />
                </svg>
                <span className="sr-only">{name}: professional profile</span>
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Host() {
  const { host } = usePage().site.settings.data
  return (
    <div className="prose">
      <p>{host.description}</p>
      <p>{host.programme}</p>
      <p data-placeholder={host.placeholder || undefined}>
        <ExternalLink href={host.url} {...(host.placeholder && unknownLook)}>
          Visit the hosting organisation
        </ExternalLink>
      </p>
    </div>
  )
}

/** The implementers; those to be announced are empty frames with one line of words for all of them. */
function Implementers({ implementers }: Pick<Pilot, 'implementers'>) {
  const others = implementers.filter(({ placeholder }) => placeholder)
  return (
    <ul className={`flex flex-wrap items-baseline gap-x-2 ${others.length === implementers.length ? 'quiet' : ''}`}>
      {implementers.map(({ name, role, placeholder }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders may share a name, and the list never changes
          key={index}
          data-card="implementer"
          data-placeholder={placeholder || undefined}
          data-gap={placeholder && 'unknown'}
          className={placeholder ? 'relative px-2 py-1' : 'grow border-t border-line py-4'}
        >
          <p className={placeholder ? 'sr-only' : 'font-display text-h3'}>{name}</p>
          <Paragraph className={placeholder ? 'sr-only' : 'mt-1 text-muted'}>{role}</Paragraph>
        </li>
      ))}
      {others.length > 0 && (
        <li aria-hidden="true" data-page-only="" className="font-label text-small text-muted">
          {others.length === 1 ? others[0]?.name : 'Names to be announced'}
        </li>
      )}
    </ul>
  )
}

function Quotes({ quotes }: Pick<Pilot, 'quotes'>) {
  return quotes.map(({ text, source, placeholder }) =>
    placeholder ? (
      // Nobody said this: it only says that somebody will.
      <Paragraph key={text} data-card="quote" data-placeholder className="quiet font-label text-small text-muted">
        {text}
      </Paragraph>
    ) : (
      <figure key={text} data-card="quote" className="max-w-text">
        <blockquote className="text-lead">
          <Paragraph>{text}</Paragraph>
        </blockquote>
        <figcaption className="mt-3 font-label text-label text-muted">{source}</figcaption>
      </figure>
    ),
  )
}
