import { usePage } from '../site-context.ts'

/** The name of the site with its sign; it leads home. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { name } = usePage().site.settings.data
  return (
    <a
      href="/"
      className={`flex min-h-11 items-center gap-3 font-display text-small leading-tight font-semibold text-inherit no-underline sm:text-body ${className}`}
    >
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        aria-hidden="true"
        className="shrink-0 text-glow max-[24rem]:hidden"
      >
        <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
          <path d="M5 23a11 11 0 0 1 22 0M10.500 23a5.500 5.500 0 0 1 11 0M16 3.500v4M4.300 9.500l3 2.200M27.700 9.500l-3 2.200M6 28h20" />
        </g>
      </svg>
      <span className="max-w-[14rem] min-w-0">{name}</span>
    </a>
  )
}
