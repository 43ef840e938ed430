import { buttonClass } from '../../renderer/components/links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container, PageSection } from '../../renderer/components/Section.tsx'
import { SocialCards } from '../../renderer/components/SocialLinks.tsx'
import type { SingleData } from '../../renderer/content/collections.ts'
import { pageParts } from '../../renderer/content/page-parts.ts'
import type { Settings } from '../../renderer/content/schemas/settings.ts'

/** Get In Touch: the e-mail address and the social networks. */
export default function Page({ contact, settings }: { contact: SingleData<'contact'>; settings: Settings }) {
  const { address } = settings.email
  return (
    <Container className="pb-16">
      <PageHeader title={contact.title} lead={contact.lead}>
        <a href={`mailto:${address}`} className={`${buttonClass('filled')} self-start`}>
          {address}
        </a>
      </PageHeader>
      <PageSection id={pageParts.contact.networks} title="Find us in the networks">
        <SocialCards links={settings.socialLinks} />
      </PageSection>
    </Container>
  )
}
