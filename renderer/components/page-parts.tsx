import type { ReactNode } from 'react'
import { unknownPart } from '../content/kinds/collections.ts'
import { singles } from '../content/kinds/singles.ts'
import type { CallToAction as Call } from '../content/schemas/pages.ts'
import { Motif } from '../motif/Motif.tsx'
import { type DrawnPage, pageDrawing, type ThemeName } from '../motif/themes.ts'
import { useSite } from '../use-page.ts'
import { Paragraph, Text } from './FigureText.tsx'
import { ButtonLink } from './links.tsx'

/** A ground of its own that a part of a page may have, from edge to edge of the window. */
export type Ground = 'sun' | 'dusk' | 'night'

interface ContainerProps {
  ground?: Ground
  className?: string
  children: ReactNode
}

/** The width of the parts of a page. */
export function Container({ ground, className = '', children }: ContainerProps) {
  const parts = <div className={`mx-auto w-full max-w-wide px-gutter ${className}`}>{children}</div>
  return ground ? <div className={`on-${ground}`}>{parts}</div> : parts
}

interface PageHeaderProps {
  title: string
  lead?: string
  kicker?: ReactNode
  children?: ReactNode
}

/** A title with more letters needs smaller ones, so that what belongs to it is on the first screen. */
const longTitle = 21

/** The head of a page: kicker, title, lead, and what belongs to them. */
export function PageHeader({ title, lead, kicker, children }: PageHeaderProps) {
  return (
    <div className="flex flex-col items-start gap-4 md:gap-6">
      {kicker && <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-label text-label">{kicker}</p>}
      <h1 className={`max-w-[20ch] ${title.length > longTitle ? 'text-long' : 'text-h1'}`}>{title}</h1>
      {lead && <Paragraph className="max-w-[44rem] text-lead">{lead}</Paragraph>}
      {children}
    </div>
  )
}

/** The head of a page beside a drawing of its own. */
export function DrawnHeader({ page, children }: { page: DrawnPage; children?: ReactNode }) {
  const site = useSite()
  const entry = site[page]
  return (
    <div className="split">
      <PageHeader title={entry.data.title} lead={entry.data.lead}>
        {children}
      </PageHeader>
      {/* On a phone the tiles need more height to be as wide as it. */}
      <Motif {...pageDrawing(page, entry, site)} className={page === 'about' ? 'max-sm:aspect-[3/2]' : ''} />
    </div>
  )
}

interface SectionProps {
  /** The id of the heading, for links that lead to it. */
  id: string
  title: ReactNode
  /**
   * Wide: only its first words are beside the heading, and the rest takes the whole width beneath. Quiet: nothing of it is
   * known yet, and it follows the part before it without a rule, under a small heading.
   */
  look?: 'wide' | 'quiet'
  ground?: Ground | undefined
  children: ReactNode
}

/** A part of a page under a heading of the second level. It is no landmark: pages have many parts, and headings lead to them. */
export function PageSection({ id, title, look, ground, children }: SectionProps) {
  return (
    <section className={`section${look ? ` section-${look}` : ''}${ground ? ` on-${ground}` : ''}`}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div>{children}</div>
    </section>
  )
}

/**
 * The heading of a part of a page, with the link to it laid over it (`client/copy.ts` copies its address). The Tab key
 * skips it: a page has many, and a table of contents leads to the same places.
 */
export function SectionHeading({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="section-heading">
      <h2 id={id}>{children}</h2>
      {/* biome-ignore lint/a11y/useAnchorContent: its name is the heading, and the stylesheet draws its sign */}
      <a href={`#${id}`} tabIndex={-1} aria-labelledby={id} className="copy-link" />
    </div>
  )
}

/** A heading above what is to be announced is small. */
export function AnnouncedTitle({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return isKnown ? children : <span className="block text-h3">{children}</span>
}

/** What nobody has told us, as a part of a page. */
export function UnknownSection({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <PageSection id={unknownPart.id} title={unknownPart.heading}>
      <UnknownList unknown={texts} />
    </PageSection>
  )
}

/** Lamps that are not lit, each before its words. */
export function UnknownList({ unknown }: { unknown: readonly string[] }) {
  return (
    <ul className="unlit text-muted">
      {unknown.map((text) => (
        <li key={text}>
          <Text>{text}</Text>
        </li>
      ))}
    </ul>
  )
}

interface CallToActionProps {
  call: Call
  /** An action that is stronger than the link. */
  stronger?: ReactNode
  /** What the drawing shows, if not the torches of all calls. */
  theme?: ThemeName
}

/** A call to action at a page's end, on the sun. */
export function CallToAction({ call: { title, text, link }, stronger, theme = 'Call' }: CallToActionProps) {
  return (
    <section aria-labelledby={singles.home.parts.call} className="on-sun split">
      <div className="flex flex-col items-start gap-6">
        <h2 id={singles.home.parts.call} className="max-w-[20ch] text-h2">
          {title}
        </h2>
        <Paragraph className="max-w-text text-lead">{text}</Paragraph>
        <div className="grid flex-wrap gap-4 sm:flex">
          {stronger}
          <ButtonLink link={link} look={stronger ? 'outlined' : 'filled'} />
        </div>
      </div>
      <Motif seed={title} theme={theme} />
    </section>
  )
}
