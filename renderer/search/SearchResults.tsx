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
        {index ? summaryOf(query, found.length, index.scope === 'text') : 'Loading search …'}
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
              {' › '}
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

function summaryOf(query: string, count: number, isWhole: boolean): string {
  const wanted = query.trim()
  if (wanted === '') return isWhole ? 'Pages, headings, texts and figures.' : 'Titles, headings and figures.'
  if (count === 0) return `Nothing found for “${wanted}”.`
  return `${count} ${count === 1 ? 'place' : 'places'} for “${wanted}”`
}
