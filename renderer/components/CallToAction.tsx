import type { ReactNode } from 'react'
import { singles } from '../content/kinds/singles.ts'
import type { CallToAction as Call } from '../content/schemas/pages.ts'
import { Motif } from '../motif/Motif.tsx'
import { Paragraph } from './FigureText.tsx'
import { ButtonLink } from './links.tsx'

/**
 * A call to action at a page's end: a band of night with the beacon beside the words.
 *
 * @param children a stronger action before the link of the call
 */
export function CallToAction({ call: { title, text, link }, children }: { call: Call; children?: ReactNode }) {
  return (
    <section
      aria-labelledby={singles.home.parts.call}
      className="on-night mt-12 grid grid-cols-[minmax(0,1fr)] bg-night text-on-night md:mt-20 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
    >
      <Motif seed={title} theme="Call" className="order-first h-40 w-full md:order-last md:h-full" />
      <div className="edge-half flex flex-col items-start gap-6 py-14 md:py-24">
        <h2 id={singles.home.parts.call} className="max-w-[18ch] text-h1">
          {title}
        </h2>
        <Paragraph className="max-w-[34rem] text-lead text-on-night-muted">{text}</Paragraph>
        <div className="flex flex-wrap gap-4">
          {children}
          <ButtonLink link={link} look={children ? 'night' : 'glow'} />
        </div>
      </div>
    </section>
  )
}
