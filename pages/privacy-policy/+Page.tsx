import '../../renderer/styles/policy-page.css'
import { Blocks } from '../../renderer/components/Body.tsx'
import { FigureById, Ordinal } from '../../renderer/components/FigureText.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { Container, DrawnHeader, SectionHeading } from '../../renderer/components/page-parts.tsx'
import { formatFigure } from '../../renderer/content/figures/format.ts'
import { useSite } from '../../renderer/use-page.ts'

/** The privacy policy: numbered sections, the day of the last change, and a date that a script keeps at the visitor's today. */
export default function Page() {
  const { policy, today } = useSite()
  return (
    <>
      <DrawnHeader page="privacy">
        <div className="flex flex-wrap gap-x-8 gap-y-2 font-label text-label">
          <p>
            Last updated:{' '}
            <time dateTime={today} data-today="">
              {formatFigure({ value: today, notation: 'standard' })}
            </time>
          </p>
          <p>
            Text last changed: <FigureById id="changed" />
          </p>
        </div>
      </DrawnHeader>
      <Container className="pb-16">
        <div className="long-read">
          <nav aria-label="Sections of the policy" className="table-of-contents">
            <ol>
              {policy.map(({ id, data }, place) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex">
                    <Ordinal value={place + 1} className="w-7 shrink-0" />
                    {data.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="min-w-0">
            {policy.map(({ id, data, sections }, place) => (
              <section key={id} data-policy-section={place + 1} className="section">
                <SectionHeading id={id}>
                  <Ordinal value={place + 1} className="text-accent" /> {data.title}
                </SectionHeading>
                <div>
                  <Blocks blocks={sections.flatMap(({ blocks }) => blocks)} />
                </div>
              </section>
            ))}
            <ButtonLink link={{ href: '/', label: 'Back to Home' }} look="outlined" isBack />
          </div>
        </div>
      </Container>
    </>
  )
}
