import { BackLink } from './BackLink.tsx'

interface TrailProps {
  /** The list that the page belongs to, and the words of the link back to it. */
  parent: { href: string; label: string; back: string }
  title: string
}

/** Where a page is: a link back to its list and, where there is room, the breadcrumbs from home. */
export function Trail({ parent, title }: TrailProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 pt-6">
      <BackLink href={parent.href}>{parent.back}</BackLink>
      <nav aria-label="Breadcrumb" className="no-print max-md:hidden">
        <ol className="flex flex-wrap gap-x-2 font-label text-small text-muted">
          {[{ href: '/', label: 'Home' }, parent].map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-6 items-center">
                {label}
              </a>
              <span aria-hidden="true" className="ml-2">
                /
              </span>
            </li>
          ))}
          <li className="inline-flex min-h-6 items-center">{title}</li>
        </ol>
      </nav>
    </div>
  )
}
