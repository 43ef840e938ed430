import type { ReactNode } from 'react'
import { singles } from '../content/kinds/singles.ts'
import type { CallToAction as Call } from '../content/schemas/pages.ts'
import { Motif } from '../motif/Motif.tsx'
import { type DrawnPage, pageDrawing } from '../motif/themes.ts'
import { useSite } from '../use-page.ts'
import { Paragraph } from './FigureText.tsx'
import { ButtonLink } from './links.tsx'

/** The width of the parts of a page. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-wide px-gutter ${className}`}>{children}</div>
}

interface PageHeaderProps {
  title: string
  lead?: string
  kicker?: ReactNode
  /** Whether what follows belongs to it, so that it has no space of its own around it. */
  isClose?: boolean
  children?: ReactNode
}

/** A title with more letters needs smaller ones, so that what belongs to it is on the first screen. */
const longTitle = 24

/** The head of a page: kicker, title, lead, and what belongs to them. */
export function PageHeader({ title, lead, kicker, isClose = false, children }: PageHeaderProps) {
  return (
    <div
      className={`flex flex-col ${isClose ? 'gap-4 pb-6 md:gap-6' : 'gap-6 pt-12 pb-12 md:gap-8 md:pt-20 md:pb-16'}`}
    >
      {kicker && <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-label text-label">{kicker}</p>}
      <h1 className={`max-w-[20ch] ${isClose && title.length > longTitle ? 'text-long' : 'text-h1'}`}>{title}</h1>
      {lead && <Paragraph className="max-w-[44rem] text-lead text-muted">{lead}</Paragraph>}
      {children}
    </div>
  )
}

/** The head of a page with a drawing of its own, which follows from edge to edge. */
export function DrawnHeader({ page, children }: { page: DrawnPage; children?: ReactNode }) {
  const entry = useSite()[page]
  return (
    <>
      <Container>
        <PageHeader title={entry.data.title} lead={entry.data.lead}>
          {children}
        </PageHeader>
      </Container>
      <Motif {...pageDrawing(page, entry)} isBand />
    </>
  )
}

interface SectionProps {
  /** The id of the heading, for links that lead to it. */
  id: string
  title: ReactNode
  /** Whether the content takes the whole width beneath the heading, instead of standing beside it. */
  isWide?: boolean
  children: ReactNode
}

/** A part of a page under a heading of the second level. */
export function PageSection({ id, title, isWide = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={isWide ? 'section section-wide' : 'section'}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}

/** A short label: the kind or state of something. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block border-2 border-current px-2.5 py-0.5 font-label text-small leading-snug">
      {children}
    </span>
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
      <span role="status" className="copied" />
    </div>
  )
}

/** A call to action at a page's end, beside the beacon in a band of night. Its children are a stronger action. */
export function CallToAction({ call: { title, text, link }, children }: { call: Call; children?: ReactNode }) {
  return (
    <section
      aria-labelledby={singles.home.parts.call}
      className="on-night mt-12 grid grid-cols-[minmax(0,1fr)] bg-night text-on-night md:mt-20 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
    >
      <Motif
        seed={title}
        theme="Call"
        className="order-first aspect-[5/2] w-full md:order-last md:aspect-auto md:h-full"
      />
      <div className="edge-half flex flex-col items-start gap-6 py-12 md:py-16">
        <h2 id={singles.home.parts.call} className="max-w-[18ch] text-h2">
          {title}
        </h2>
        <Paragraph className="max-w-[34rem] text-lead text-on-night-muted">{text}</Paragraph>
        <div className="flex flex-wrap items-start gap-4">
          {children}
          <ButtonLink link={link} look={children ? 'night' : 'glow'} />
        </div>
      </div>
    </section>
  )
}
