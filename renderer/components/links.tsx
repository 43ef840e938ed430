import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Share2 from 'lucide-react/icons/share-2'
import type { ComponentProps } from 'react'

const button =
  'button inline-flex min-h-12 items-center justify-center gap-3 border-2 px-6 py-2.5 text-center font-label text-label font-semibold no-underline'

/** The classes of a button by its look: filled for the one main action, outlined beside it. */
export const buttonLooks = {
  filled: `${button} border-accent bg-accent text-on-accent hover:border-ink hover:bg-ink hover:text-paper`,
  outlined: `${button} border-ink text-ink hover:bg-ink hover:text-paper`,
} as const

type ButtonLook = keyof typeof buttonLooks

/** What a link or a button looks like that has nothing behind it yet: the broken frame of all that is not known. */
export const unknownLook = {
  'data-gap': 'unknown',
  className: 'button inline-block font-label text-small no-underline hover:underline',
} as const

interface ButtonLinkProps {
  /** A link of the content, whose address is `url` where it can only be that of another site. */
  link: ({ href: string } | { url: string }) & { label: string; placeholder?: boolean }
  look?: ButtonLook
  /** Whether it leads back to the list of the page. */
  isBack?: boolean
}

/** A link that looks like a button, once its address is known; its arrow says whether it leads on, back, or out. */
export function ButtonLink({ link, look = 'filled', isBack = false }: ButtonLinkProps) {
  const { label, placeholder } = link
  const href = 'url' in link ? link.url : link.href
  if (/^https:/i.test(href))
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ExternalLink href={href} {...(placeholder ? unknownLook : { className: buttonLooks[look] })}>
          {label}
          {!placeholder && <ArrowUpRight size={18} aria-hidden="true" />}
        </ExternalLink>
        {placeholder && <PlaceholderNote>The address will follow.</PlaceholderNote>}
      </div>
    )
  return (
    <a href={href} data-page-only={isBack ? '' : undefined} className={buttonLooks[look]}>
      {isBack && <ArrowLeft size={18} aria-hidden="true" />}
      {label}
      {!isBack && href.startsWith('/') && <ArrowRight size={18} aria-hidden="true" />}
    </a>
  )
}

/** A link to another site in a new tab, which it also tells people who cannot see the tab open. */
export function ExternalLink({ children, ...attributes }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...attributes} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** A note on what will follow, such as the address of a link. */
export function PlaceholderNote({ children }: { children: string }) {
  return (
    <p data-placeholder className="font-label text-small text-muted">
      {children}
    </p>
  )
}

/** A link to a calendar file; programs ask whether to add its events. */
export function CalendarLink({ address, ...attributes }: ComponentProps<'a'> & { address: string }) {
  return (
    <a {...attributes} href={address} download className={`${buttonLooks.outlined} self-start`}>
      Add to calendar
    </a>
  )
}

/** A button that shares the page or copies its address. Only a script shows it (`client/copy.ts`). */
export function ShareButton({ children }: { children: string }) {
  return (
    <p hidden className="share">
      <button type="button" className={`${buttonLooks.outlined} cursor-pointer`}>
        <Share2 size={18} aria-hidden="true" />
        {children}
      </button>{' '}
      <span role="status" className="font-label text-small" />
    </p>
  )
}
