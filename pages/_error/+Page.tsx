import ArrowRight from 'lucide-react/icons/arrow-right'
import { Paragraph } from '../../renderer/components/FigureText.tsx'
import { ButtonLink } from '../../renderer/components/links.tsx'
import { Island } from '../../renderer/islands/Island.tsx'
import { Motif } from '../../renderer/motif/Motif.tsx'
import { usePage, useSite } from '../../renderer/use-page.ts'

/** The screen for an address that does not exist, and the one for a failure of the site. */
export default function Page() {
  const site = useSite()
  const isFailure = usePage().kind === 'error'
  const { title, description, code, message, link } = (isFailure ? site.error : site.notFound).data
  return (
    <div className="split grow">
      <div className="flex flex-col items-start gap-8">
        {isFailure ? (
          <>
            <h1 className="text-h1">{title}</h1>
            <p className="text-lead">
              {code} <code>Internal Server Error</code>
            </p>
            <p className="max-w-text text-lead">{message}</p>
          </>
        ) : (
          <>
            <p data-not-found="" className="status-code font-display text-accent">
              {code}
            </p>
            <h1 className="text-h1">{message}</h1>
            <Paragraph className="max-w-text text-lead">{description}</Paragraph>
          </>
        )}
        <div className="flex flex-wrap gap-4">
          <ButtonLink link={link} />
          {!isFailure && <Island name="search" props={{ label: 'Search this site' }} />}
        </div>
        {!isFailure && <FirstPages />}
      </div>
      <Motif seed={title} theme="Error Screen" className="max-sm:aspect-[3/2]" />
    </div>
  )
}

/** The pages that the navigation names first: what was looked for may be among them, or near. */
function FirstPages() {
  const pages = usePage().site.settings.data.navigation.links.slice(0, 3)
  return (
    <nav aria-label="Suggested pages" className="no-print mt-4 w-full max-w-text">
      <ul className="border-b border-line">
        {pages.map(({ label, href }) => (
          <li key={href} className="border-t border-line">
            <a
              href={href}
              className="flex min-h-14 items-center justify-between font-display text-h3 no-underline hover:underline"
            >
              {label}
              <ArrowRight aria-hidden="true" className="text-accent" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
