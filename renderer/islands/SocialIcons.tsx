import { Icon, type IconName } from '../components/Icon.tsx'
import { ExternalLink } from '../components/links.tsx'
import { IconTooltip, TooltipProvider } from './IconTooltip.tsx'

/** The social links as small icons; their names show as tooltips. */
export function SocialIcons({ links }: { links: readonly { name: string; url: string; icon: IconName }[] }) {
  return (
    <TooltipProvider>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ name, url, icon }) => (
          <li key={name}>
            <IconTooltip label={name}>
              <ExternalLink
                href={url}
                label={name}
                className="grid size-11 place-items-center border-2 border-current text-on-night hover:bg-glow hover:text-night"
              >
                <Icon name={icon} size={20} />
              </ExternalLink>
            </IconTooltip>
          </li>
        ))}
      </ul>
    </TooltipProvider>
  )
}
