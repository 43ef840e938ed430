import { type MouseEvent, useMemo } from 'react'
import { withBase } from './base.ts'
import type { TextPiece } from './excerpt.ts'
import { type FoundSection, findSections } from './find-sections.ts'
import { SearchFailure } from './SearchFailure.tsx'
import { useSearchIndex } from './use-search-index.ts'

interface SearchResultsProps {
  query: string
  /** Called when the visitor follows a result in this window. */
  onChoose: () => void
}

/** The places that answer a question, with their number for those who do not see them. */
export function SearchResults({ query, onChoose }: SearchResultsProps) {
  const { index, failure, retry } = useSearchIndex()
  const found = useMemo(() => (index ? findSections(index, query) : []), [index, query])
  if (failure) return <SearchFailure reason={failure} onRetry={retry} />
  return (
    <>
      <p role="status" className="px-5 pt-4 pb-2 font-label text-small text-muted">
        {index ? (
          <Summary query={query.trim()} count={found.length} isWhole={index.scope === 'text'} />
        ) : (
          'Loading search …'
        )}
      </p>
      <ol className="search-results">
        {found.map((section) => (
          <li key={section.address}>
            <Result section={section} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Result({ section, onChoose }: { section: FoundSection; onChoose: () => void }) {
  const { address, title, heading, excerpt } = section
  const choose = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose()
  }
  return (
    <a href={withBase(address)} onClick={choose} className="block px-5 py-3 no-underline">
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
    </a>
  )
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) => {
    // The pieces of one text come and go together.
    const key = `${index}`
    return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}

interface SummaryProps {
  query: string
  count: number
  /** Whether the index holds all texts. */
  isWhole: boolean
}

/** How many places there are. What was asked for may run from right to left, and turns nothing else around. */
function Summary({ query, count, isWhole }: SummaryProps) {
  if (query === '') return isWhole ? 'Pages, headings, texts and figures.' : 'Titles, headings and figures.'
  const found = count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'place' : 'places'}`
  return (
    <>
      {found} for “<bdi>{query}</bdi>”{count === 0 && '.'}
    </>
  )
}
