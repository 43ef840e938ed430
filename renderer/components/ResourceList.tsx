import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { Pilot } from '../content/schemas/pilot.ts'
import { ExternalLink } from './links.tsx'

/** External pages, recordings and reports, each with a sentence on what it is. */
export function ResourceList({ resources }: { resources: Pilot['resources'] }) {
  return (
    <ul className="max-w-[48rem] border-b border-line">
      {resources.map(({ label, url, description }) => (
        <li key={url} data-card="resource" className="relative border-t border-line py-5 pr-12">
          <ExternalLink href={url} className="card-link font-display text-h3 no-underline hover:underline">
            {label}
          </ExternalLink>
          {description && <p className="mt-1 text-muted">{description}</p>}
          <ArrowUpRight aria-hidden="true" className="absolute top-6 right-2 text-accent" />
        </li>
      ))}
    </ul>
  )
}
