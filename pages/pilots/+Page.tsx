import { Badge } from '../../renderer/components/Badge.tsx'
import { Text } from '../../renderer/components/FigureText.tsx'
import { Icon } from '../../renderer/components/Icon.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { PageHeader } from '../../renderer/components/PageHeader.tsx'
import { Container } from '../../renderer/components/Section.tsx'
import type { SingleData } from '../../renderer/content/collections.ts'
import { pilotPath } from '../../renderer/content/routes.ts'
import type { Pilot } from '../../renderer/content/schemas/pilot.ts'
import type { Entry } from '../../renderer/content/site.ts'

/** The list of pilots. */
export default function Page({ page, pilots }: { page: SingleData<'pilotsPage'>; pilots: readonly Entry<Pilot>[] }) {
  return (
    <Container className="pb-16">
      <PageHeader title={page.title} lead={page.lead} />
      <ul className="grid gap-6 md:grid-cols-2">
        {pilots.map(({ id, data }) => (
          <li key={id}>
            <PilotCard pilot={data} id={id} />
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-4">
        {page.links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} look={index === 0 ? 'filled' : 'outlined'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Container>
  )
}

function PilotCard({ pilot, id }: { pilot: Pilot; id: string }) {
  return (
    <article
      data-card="pilot"
      className="relative flex h-full flex-col gap-4 rounded-3xl border border-line bg-surface p-6 hover:border-accent md:p-8"
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-accent">
          <Icon name={pilot.icon} size={32} />
        </span>
        <p data-field="category" className="font-semibold text-muted">
          {pilot.category}
        </p>
        <p data-field="status" className="ml-auto">
          <Badge>{pilot.status}</Badge>
        </p>
      </div>
      <h2 className="text-h2">
        <a href={pilotPath(id)} className="text-ink no-underline after:absolute after:inset-0 hover:text-accent">
          {pilot.title}
        </a>
      </h2>
      <p data-field="partner" className="text-muted">
        {pilot.partner}
      </p>
      <p>
        <Text of={id}>{pilot.description}</Text>
      </p>
      <ul data-field="key-features" className="mt-auto grid gap-x-6 gap-y-2 border-t border-line pt-4 sm:grid-cols-2">
        {pilot.keyFeatures.map((feature) => (
          <li key={feature} className="flex gap-2 text-small">
            <span className="mt-0.5 shrink-0 text-accent">
              <Icon name="check" size={16} />
            </span>
            <span>
              <Text of={id}>{feature}</Text>
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}
