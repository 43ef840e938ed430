import type { MouseEvent, ReactNode } from 'react'
import { frameParts } from '../content/kinds/frame-parts.ts'
import { atBasePath } from '../hosting/base-path.ts'
import type { Answer } from './answer.ts'
import type { TextPiece } from './excerpt.ts'
import type { FoundSection } from './find-sections.ts'
import { SearchFailure } from './SearchFailure.tsx'
import { useSearch } from './use-search.ts'

/** The results of a query, with their number for those who do not see them, or else the main pages. */
export function SearchResults({ query, onChoose }: { query: string; onChoose: () => void }) {
  const { answer, isEarlier, failure, retry } = useSearch(query.trim())
  if (failure) return <SearchFailure reason={failure} onRetry={retry} />
  const { question = '', places = [] } = answer ?? {}
  return (
    <>
      <p role="status" className="px-5 py-4 font-label text-small text-muted">
        {answer ? <Summary {...answer} /> : 'Loading search …'}
      </p>
      <ol aria-busy={isEarlier} className="search-results">
        {places.map((section) => (
          <Place key={section.address} href={atBasePath(section.address, import.meta.env.BASE_URL)} onChoose={onChoose}>
            <Result section={section} />
          </Place>
        ))}
      </ol>
      {question !== '' && places.length === 0 && (
        <ul className="search-results">
          {mainPages().map(({ label, href }) => (
            <Place key={href} href={href} onChoose={onChoose}>
              <span className="font-label text-label font-semibold">{label}</span>
            </Place>
          ))}
        </ul>
      )}
    </>
  )
}

/** The links of the navigation, which is on every page. */
function mainPages(): { label: string; href: string }[] {
  const links = document.querySelectorAll(`#${frameParts.menu} a`)
  return [...links].map((link) => ({ label: link.textContent, href: link.getAttribute('href') ?? '/' }))
}

/** A link to a place, which closes the dialog where it opens the place in this window. */
function Place({ href, onChoose, children }: { href: string; onChoose: () => void; children: ReactNode }) {
  const choose = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose()
  }
  return (
    <li>
      <a href={href} onClick={choose} className="block px-5 py-3 no-underline">
        {children}
      </a>
    </li>
  )
}

function Result({ section: { title, heading, excerpt } }: { section: FoundSection }) {
  return (
    <>
      <span className="block font-label text-label font-semibold">
        <Pieces pieces={title} />
        {heading.length > 0 && (
          <>
            <span aria-hidden="true" className="text-muted">
              {' · '}
            </span>
            <span className="sr-only">, </span>
            <Pieces pieces={heading} />
          </>
        )}
      </span>
      <span className="block text-small text-muted">
        <Pieces pieces={excerpt} />
      </span>
    </>
  )
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) => {
    // The pieces of one text come and go together.
    const key = `${index}`
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}

/** The number of results. A question that runs from right to left does not affect the text around it. */
function Summary({ question, places: { length: count }, scope }: Answer) {
  if (question === '') return scope === 'headings' ? 'Pages and headings.' : 'Pages, headings, texts and figures.'
  const result = count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'place' : 'places'}`
  return (
    <>
      {result} for “<bdi>{question}</bdi>”{count === 0 && '. Try one of these pages:'}
    </>
  )
}
