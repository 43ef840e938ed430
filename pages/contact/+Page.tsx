import { Icon } from '../../renderer/components/Icon.tsx'
import { ExternalLink, PlaceholderNote } from '../../renderer/components/links.tsx'
import { Container, PageHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { usePage, useSite } from '../../renderer/use-page.ts'

/** An address with fewer characters fills its line. */
const longAddress = 18

/** Get In Touch: the email address and the social networks. */
export default function Page() {
  const { contact, settings } = useSite()
  const { address, placeholder } = settings.data.email
  const size = address.length < longAddress ? 'text-address' : 'text-long-address'
  return (
    <>
      <Container ground="sun" className="flex flex-col items-start gap-12 py-12 md:py-16">
        <PageHeader title={contact.data.title} lead={contact.data.lead} />
        <div className="grid gap-4">
          <a href={`mailto:${address}`} className={`font-display ${size} wrap-anywhere decoration-current`}>
            {address}
          </a>
          {placeholder && <PlaceholderNote>This address is an example. The real one will follow.</PlaceholderNote>}
        </div>
      </Container>
      <Container className="pb-16">
        <PageSection id={singles.contact.parts.networks} title="Find us on social media" look="wide">
          <SocialCards />
        </PageSection>
      </Container>
    </>
  )
}

/** The social links, each with what a visitor finds there; in a broken frame while it has no address yet. */
function SocialCards() {
  const { socialLinks } = usePage().site.settings.data
  const areAllUnknown = socialLinks.every(({ placeholder }) => placeholder)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ul className="grid flex-wrap gap-2 sm:flex">
        {socialLinks.map(({ name, url, icon, description, placeholder }) => (
          <li
            key={name}
            data-card="social"
            data-placeholder={placeholder || undefined}
            data-gap={placeholder ? 'unknown' : undefined}
            className="flex flex-wrap items-center gap-x-2"
          >
            <Icon name={icon} size={20} />
            <h3 className="font-label text-small">
              <ExternalLink href={url} className="no-underline hover:underline">
                {name}
              </ExternalLink>
            </h3>
            {/* What all of them would say is after them. */}
            <p className={areAllUnknown ? 'sr-only' : 'text-muted'}>{description}</p>
          </li>
        ))}
      </ul>
      {areAllUnknown && <PlaceholderNote>The accounts are to be announced.</PlaceholderNote>}
    </div>
  )
}
