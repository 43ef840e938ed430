import { BackLink } from '../../../renderer/components/BackLink.tsx'
import { Badge } from '../../../renderer/components/Badge.tsx'
import { Body } from '../../../renderer/components/Body.tsx'
import { ButtonLink, ExternalLink } from '../../../renderer/components/links.tsx'
import { PageHeader } from '../../../renderer/components/PageHeader.tsx'
import { Picture } from '../../../renderer/components/Picture.tsx'
import { PilotBlock } from '../../../renderer/components/PilotBlock.tsx'
import { Container, PageSection } from '../../../renderer/components/Section.tsx'
import { StatCardsById } from '../../../renderer/components/StatCards.tsx'
import { pageParts } from '../../../renderer/content/page-parts.ts'
import type { Pilot } from '../../../renderer/content/schemas/pilot.ts'
import type { Settings } from '../../../renderer/content/schemas/settings.ts'
import type { Entry } from '../../../renderer/content/site.ts'

/** The case study of a pilot. */
export default function Page({
  pilot: { id, data, sections },
  sponsor,
}: {
  pilot: Entry<Pilot>
  sponsor: Settings['sponsor']
}) {
  return (
    <Container className="pb-16">
      <BackLink href="/pilots">Back to Pilots</BackLink>
      <article>
        <PageHeader
          title={data.title}
          lead={data.subtitle}
          kicker={
            <>
              <Badge>PILOT</Badge>
              {data.category}
            </>
          }
        />
        <Picture image={data.image} seed={id} className="mb-10 max-h-96 w-full rounded-3xl object-cover" />
        {data.highlights.length > 0 && <StatCardsById ids={data.highlights} />}
        <Body
          sections={sections}
          renderBlock={(name, argument) => <PilotBlock pilot={data} name={name} argument={argument} />}
        />
      </article>
      <PageSection id={pageParts.pilots.sponsor} title="Sponsored by">
        <div data-card="sponsor" className="max-w-text">
          <p>{sponsor.description}</p>
          <p className="mt-2">
            <ExternalLink href={sponsor.url}>Visit the sponsor’s website</ExternalLink>
          </p>
        </div>
      </PageSection>
      <div className="flex flex-wrap gap-4 border-t border-line pt-10">
        <ButtonLink href="/pilots" look="outlined">
          Back to All Pilots
        </ButtonLink>
        <ButtonLink href="/innovation-summit">Get Involved</ButtonLink>
      </div>
    </Container>
  )
}
