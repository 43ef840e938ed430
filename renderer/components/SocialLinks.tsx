import type { SocialLink } from '../content/schemas/settings.ts'
import { Icon } from './Icon.tsx'
import { ExternalLink } from './links.tsx'
import { Tooltip } from './Tooltip.tsx'

/** The social links, each with what a visitor finds there. */
export function SocialCards({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="border-b border-line">
      {links.map(({ name, url, icon, description }) => (
        <li
          key={name}
          data-card="social"
          className="relative grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1 border-t border-line py-5 hover:bg-sunken sm:grid-cols-[auto_1fr_1.4fr]"
        >
          <Icon name={icon} size={28} className="self-start text-accent" />
          <h3 className="text-h3">
            <ExternalLink href={url} className="card-link no-underline hover:underline">
              {name}
            </ExternalLink>
          </h3>
          <p className="col-start-2 text-muted sm:col-start-3">{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** The social links as small icons; their names show as tooltips. */
export function SocialIcons({ links }: { links: readonly SocialLink[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ name, url, icon }) => (
        <li key={name}>
          <ExternalLink
            href={url}
            label={name}
            className="has-tooltip grid size-11 place-items-center border-2 border-current text-on-night hover:bg-glow hover:text-night"
          >
            <Icon name={icon} size={20} />
            <Tooltip name={name} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
