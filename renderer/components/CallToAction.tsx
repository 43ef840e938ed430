import type { ReactNode } from 'react'
import { callId } from '../content/page-parts.ts'
import type { CallToAction as Call } from '../content/schemas/pages.ts'
import { Text } from './FigureText.tsx'
import { ButtonLink } from './links.tsx'
import { Motif } from './Motif.tsx'

/**
 * A call to act, on the night ground with the beacon behind it.
 *
 * @param children a stronger action before the link of the call
 */
export function CallToAction({ call: { title, text, link }, children }: { call: Call; children?: ReactNode }) {
  return (
    <section
      aria-labelledby={callId}
      className="on-night relative my-10 overflow-hidden rounded-3xl bg-night text-on-night md:my-16"
    >
      <Motif seed={title} className="absolute inset-0 size-full opacity-25" />
      <div className="relative flex flex-col items-start gap-5 p-8 md:p-14">
        <h2 id={callId} className="max-w-text text-h2">
          {title}
        </h2>
        <p className="max-w-text text-on-night-muted">
          <Text>{text}</Text>
        </p>
        <div className="flex flex-wrap gap-4">
          {children}
          <ButtonLink href={link.href} look={children ? 'night' : 'glow'}>
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
