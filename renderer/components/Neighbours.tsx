import type { Entry } from '../content/entries/site.ts'
import { addressOf } from '../content/kinds/routes.ts'
import { lightName, Motif } from '../motif/Motif.tsx'

interface NeighboursProps {
  kind: 'articles' | 'pilots'
  /** What the links have in common, for assistive technology. */
  label: string
  /** Each page with the words above its title; one that is not there is left out. */
  links: readonly { words: string; to: Entry<{ title: string; category: string }> | undefined }[]
}

/** Links at the end of a page to others of its list. */
export function Neighbours({ kind, label, links }: NeighboursProps) {
  const known = links.flatMap(({ words, to }) => (to ? { words, to } : []))
  if (known.length === 0) return null
  return (
    <nav aria-label={label} className="no-print grid gap-px sm:grid-cols-2">
      {known.map(({ words, to: { id, data } }) => (
        <a
          key={id}
          href={addressOf(kind, id)}
          data-light={lightName(id)}
          className="group flex items-stretch gap-5 bg-sunken no-underline"
        >
          <Motif seed={id} theme={data.category} className="w-28 shrink-0 self-stretch md:w-44" />
          <span className="flex min-w-0 flex-col gap-1 py-6 pr-4 md:py-10">
            <span className="font-label text-small text-muted">{words}</span>
            <span className="font-display text-h3 group-hover:underline">{data.title}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}
