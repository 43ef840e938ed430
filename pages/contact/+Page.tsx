import { Icon } from '../../renderer/components/Icon.tsx'
import { CardArrow, ExternalLink } from '../../renderer/components/links.tsx'
import { Container, PageHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { usePage, useSite } from '../../renderer/use-page.ts'

/** Get In Touch: the email address and the social networks. */
export default function Page() {
  const { contact, settings } = useSite()
  const { address } = settings.data.email
  // So that most addresses fit on one line of a phone.
  const size = address.length < 20 ? 'text-[min(var(--text-h1),11.5vw)]' : 'text-[min(var(--text-h1),6vw)]'
  return (
    <>
      <div className="on-sun py-12 md:py-20">
        <Container className="flex flex-col items-start gap-10">
          <PageHeader title={contact.data.title} lead={contact.data.lead} />
          <a
            href={`mailto:${address}`}
            className={`font-display ${size} leading-none wrap-anywhere underline decoration-4 hover:text-night hover:decoration-8`}
          >
            {address}
          </a>
        </Container>
      </div>
      <Container className="pb-16">
        <PageSection id={singles.contact.parts.networks} title="Find us on social media">
          <SocialCards />
        </PageSection>
      </Container>
    </>
  )
}

/** The social links, each with what a visitor finds there; those without an address yet are less. */
function SocialCards() {
  return (
    <ul className="border-b border-line">
      {usePage().site.settings.data.socialLinks.map(({ name, url, icon, description, placeholder }) => (
        <li
          key={name}
          data-card="social"
          data-placeholder={placeholder || undefined}
          className={`relative grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1 border-t border-line pr-12 hover:bg-sunken sm:grid-cols-[auto_1fr_1.4fr] ${placeholder ? 'py-3 text-small text-muted' : 'py-5'}`}
        >
          <Icon name={icon} size={placeholder ? 20 : 28} className={`self-start ${placeholder ? '' : 'text-accent'}`} />
          <h3 className={placeholder ? 'font-label' : 'text-h3'}>
            <ExternalLink href={url} className="card-link no-underline hover:underline">
              {name}
            </ExternalLink>
          </h3>
          <p className="col-start-2 text-muted sm:col-start-3">{description}</p>
          {!placeholder && <CardArrow />}
        </li>
      ))}
    </ul>
  )
}
