import ArrowLeft from 'lucide-react/icons/arrow-left'

/** A link back to the list that a page belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} data-page-only="" className="no-print inline-flex min-h-11 items-center gap-2 font-label text-label">
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </a>
  )
}

/** Where a page is: a link back to the list above it and, where there is room, the breadcrumbs from home. */
export function Trail({ list, title }: { list: { href: string; label: string }; title: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 pt-6">
      <BackLink href={list.href}>{`Back to ${list.label}`}</BackLink>
      <nav aria-label="Breadcrumb" className="no-print max-md:hidden">
        <ol className="flex flex-wrap gap-x-2 font-label text-small text-muted">
          {[{ href: '/', label: 'Home' }, list].map(({ href, label }) => (
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
