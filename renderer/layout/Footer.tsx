import { fileAddresses, markdownAddress } from '../addresses.ts'
import { Icon } from '../components/Icon.tsx'
import { ButtonLink, ExternalLink } from '../components/links.tsx'
import { Container } from '../components/page-parts.tsx'
import { Tooltip } from '../components/Tooltip.tsx'
import { frameParts } from '../content/kinds/frame-parts.ts'
import { kindOf } from '../content/kinds/routes.ts'
import { usePage } from '../use-page.ts'
import { Wordmark } from './Wordmark.tsx'

/** The foot of every page: who we are, quick links, a call to talk, social links, and who hosts the site. */
export function Footer() {
  const { description, footer, host } = usePage().site.settings.data
  return (
    <footer className="on-night mt-auto py-16">
      <Container className="grid gap-x-8 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
        <div className="flex flex-col gap-5 sm:col-span-full md:col-auto">
          <Wordmark isDrawn />
          <p className="max-w-text text-balance text-muted">{description}</p>
          <SocialIcons />
        </div>
        <nav aria-labelledby={frameParts.quickLinks}>
          <h2 id={frameParts.quickLinks} className="mb-3 text-h3">
            Quick Links
          </h2>
          <ul>
            {footer.quickLinks.map(({ label, href }) => (
              <li key={label}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-label text-label text-muted no-underline hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col items-start gap-4">
          <h2 className="text-h3">{footer.call.title}</h2>
          <p className="text-muted">{footer.call.text}</p>
          <ButtonLink link={footer.call.link} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line pt-6 font-label text-small text-muted sm:col-span-full">
          <p data-placeholder={host.placeholder || undefined}>
            {footer.copyright}{' '}
            <ExternalLink href={host.url} className="inline-block text-ink">
              {host.name}
            </ExternalLink>
          </p>
          <OtherForms />
        </div>
      </Container>
    </footer>
  )
}

/** The social links as small icons; their names show as tooltips. */
function SocialIcons() {
  return (
    <ul className="flex flex-wrap gap-3">
      {usePage().site.settings.data.socialLinks.map(({ name, url, icon, placeholder }) => (
        <li key={name} data-placeholder={placeholder || undefined}>
          <ExternalLink
            href={url}
            data-gap={placeholder ? 'unknown' : undefined}
            className={`has-tooltip grid size-11 place-items-center hover:bg-ink hover:text-paper ${placeholder ? '' : 'border-2 border-ink'}`}
          >
            <span className="sr-only">{name}</span>
            <Icon name={icon} size={20} />
            <Tooltip name={name} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The page and the site in other forms: for feed readers, spreadsheets and programs. */
function OtherForms() {
  const { path, kind } = usePage()
  const forms = [
    { label: 'RSS feed', href: fileAddresses.atom },
    // Error screens have no copy.
    ...(kindOf(kind).path ? [{ label: 'This page as markdown', href: markdownAddress(path) }] : []),
    { label: 'Figures as CSV', href: fileAddresses.figuresTable },
    { label: 'Figures as JSON', href: fileAddresses.figures },
  ]
  return (
    <ul className="flex flex-wrap gap-x-6">
      {forms.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-6 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
