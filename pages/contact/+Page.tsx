import { Container, PageHeader, PageSection } from '../../renderer/components/page-parts.tsx'
import { SocialCards } from '../../renderer/components/SocialLinks.tsx'
import { singles } from '../../renderer/content/kinds/singles.ts'
import { usePage } from '../../renderer/site-context.ts'

/** Get In Touch: the email address and the social networks. */
export default function Page() {
  const { contact, settings } = usePage().site
  const { address } = settings.data.email
  // If the address needs two lines, it breaks after the @.
  const [name, host] = address.split('@')
  return (
    <>
      <Container>
        <PageHeader title={contact.data.title} lead={contact.data.lead} />
      </Container>
      <div className="on-sun bg-glow py-12 text-night md:py-20">
        <Container>
          <a
            href={`mailto:${address}`}
            className="font-display text-h1 wrap-anywhere underline decoration-4 hover:text-night hover:decoration-8"
          >
            {name}@<wbr />
            {host}
          </a>
        </Container>
      </div>
      <Container className="pb-16">
        <PageSection id={singles.contact.parts.networks} title="Find us on social media">
          <SocialCards links={settings.data.socialLinks} />
        </PageSection>
      </Container>
    </>
  )
}
