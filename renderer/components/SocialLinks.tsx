import type { SocialLink } from '../content/schemas/settings.ts'
import { Icon } from './Icon.tsx'
import { ExternalLink } from './links.tsx'

/** The social links as small round icons. */
export function SocialIcons({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ name, url, icon }) => (
        <li key={name}>
          <ExternalLink
            href={url}
            label={name}
            className="grid size-11 place-items-center rounded-full border border-current text-on-night hover:bg-glow hover:text-night"
          >
            <Icon name={icon} size={20} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The social links as cards with what a visitor finds there. */
export function SocialCards({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ name, url, icon, description }) => (
        <li key={name} data-card="social" className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-6">
          <span className="text-accent">
            <Icon name={icon} size={28} />
          </span>
          <h3 className="text-h3">
            <ExternalLink href={url}>{name}</ExternalLink>
          </h3>
          <p className="text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
