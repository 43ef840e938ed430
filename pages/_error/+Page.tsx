import { ButtonLink } from '../../renderer/components/links.tsx'
import type { SingleData } from '../../renderer/content/kinds/singles.ts'
import { Motif } from '../../renderer/motif/Motif.tsx'

/** Either screen, with its copy. */
export type ErrorScreenProps =
  | { kind: 'not-found'; copy: SingleData<'notFound'> }
  | { kind: 'failure'; copy: SingleData<'error'>; status: number; detail?: string }

/** The screen for an address that does not exist, and the one for a failure of the site. */
export default function Page(props: ErrorScreenProps) {
  const { copy } = props
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="edge-half flex flex-col items-start gap-8 py-16 md:py-24">
        {props.kind === 'not-found' ? (
          <>
            <p
              data-not-found=""
              className="font-display text-[clamp(min(9rem,40vw),28vw,22rem)] leading-[0.78] text-accent"
            >
              {props.copy.code}
            </p>
            <h1 className="text-h1">{copy.message}</h1>
          </>
        ) : (
          <>
            <h1 className="text-h1">{copy.title}</h1>
            <p className="text-lead">
              {props.status}
              {props.detail && <code className="ml-3">{props.detail}</code>}
            </p>
            <p className="max-w-text text-lead">{copy.message}</p>
          </>
        )}
        <ButtonLink href={copy.link.href}>{copy.link.label}</ButtonLink>
      </div>
      <Motif seed={copy.title} theme="Call" scheme="dusk" className="h-56 w-full lg:h-full" />
    </div>
  )
}
