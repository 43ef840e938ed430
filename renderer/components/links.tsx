import type { ReactNode } from 'react'

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold no-underline transition-colors'

/** How a button looks: filled for the one main action, outlined beside it, bright on the night ground. */
const buttonLooks = {
  filled: `${button} bg-accent text-on-accent hover:bg-ink hover:text-paper`,
  outlined: `${button} border-2 border-current text-ink hover:border-accent hover:text-accent`,
  night: `${button} border-2 border-current text-on-night hover:text-glow`,
  glow: `${button} bg-glow text-night hover:bg-on-night`,
} as const

/** The look of a button. */
export type ButtonLook = keyof typeof buttonLooks

/** The classes of a button of a look. */
export function buttonClass(look: ButtonLook): string {
  return buttonLooks[look]
}

/** A link within the site that looks like a button. */
export function ButtonLink({
  href,
  look = 'filled',
  children,
}: {
  href: string
  look?: ButtonLook
  children: ReactNode
}) {
  return (
    <a href={href} className={buttonLooks[look]}>
      {children}
    </a>
  )
}

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string
  /** The words for assistive technology, where the content of the link is no text. */
  label?: string
}

/** A link to another site in a new tab; it says so to somebody who cannot see the tab open. */
export function ExternalLink({ href, children, className, label }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" {...(className && { className })}>
      {label ? <span className="sr-only">{label}</span> : null}
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
