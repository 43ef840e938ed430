import { ExternalLink } from './links.tsx'

interface Resource {
  label: string
  url: string
  description?: string | undefined
}

/** External pages, recordings and reports, each with a sentence on what it is. */
export function ResourceList({ resources }: { resources: readonly Resource[] }) {
  return (
    <ul className="grid max-w-text gap-4">
      {resources.map(({ label, url, description }) => (
        <li key={url} data-card="resource" className="rounded-2xl border border-line bg-surface p-5">
          <ExternalLink href={url} className="font-semibold">
            {label}
          </ExternalLink>
          {description && <p className="mt-1 text-muted">{description}</p>}
        </li>
      ))}
    </ul>
  )
}
