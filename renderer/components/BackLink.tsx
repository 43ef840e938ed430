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
