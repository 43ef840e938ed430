import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import styles from '../styles/search.css?inline'
import { SearchFailure } from './SearchFailure.tsx'
import { SlashSwitch } from './SlashSwitch.tsx'

/**
 * The dialog of search: what the visitor asks for, and the places that answer it. The arrow keys go through the places,
 * Enter leads to the first one or the one that has the focus, and Escape closes the dialog, which gives the focus back.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useId()
  const [query, setQuery] = useState('')
  const { Results, hasFailed, retry } = useSearchResults()
  useEffect(() => {
    addStyles()
    dialog.current?.showModal()
    if (dialog.current) closeOnOutsideClick(dialog.current)
  }, [])
  const close = () => dialog.current?.close()
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    // The pages that are offered where nothing was found are no answer, nor is what an earlier question has found.
    dialog.current?.querySelector<HTMLElement>('ol:not([aria-busy=true]) a')?.click()
  }
  return (
    <dialog ref={dialog} aria-labelledby={`${input}-label`} closedby="any" onClose={onClose} className="search-dialog">
      <search onKeyDown={moveFocus} className="flex flex-col">
        <form onSubmit={openFirst} className="flex items-center gap-3 border-b-2 border-ink p-3">
          <label id={`${input}-label`} htmlFor={input} className="sr-only">
            Search this site
          </label>
          <input
            id={input}
            dir="auto"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="Search this site"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            className="min-h-11 min-w-0 flex-1 px-2 font-label text-lead text-ink"
          />
          <button type="button" onClick={close} className="grid size-11 cursor-pointer place-items-center">
            <X size={22} aria-hidden="true" />
            <span className="sr-only">Close search</span>
          </button>
        </form>
        <div>
          {Results && <Results query={query} onChoose={close} />}
          {hasFailed && <SearchFailure reason="Search couldn’t be loaded. You may be offline." onRetry={retry} />}
          {!Results && !hasFailed && <p className="px-5 py-4 text-muted">Loading search …</p>}
        </div>
        <SlashSwitch />
      </search>
    </dialog>
  )
}

type Results = typeof import('./SearchResults.tsx').SearchResults

/** Loads what searches and shows the results: the search library, the client for data, and the index with them. */
function useSearchResults() {
  const [state, setState] = useState<{ Results?: Results; hasFailed: boolean }>({ hasFailed: false })
  const load = useCallback((isRetry: boolean) => {
    setState({ hasFailed: false })
    import('./SearchResults.tsx').then(
      ({ SearchResults }) => setState({ Results: SearchResults, hasFailed: false }),
      (error) => {
        // As with islands: its files are there, and fail again.
        if (error && isRetry) location.reload()
        setState({ hasFailed: true })
      },
    )
  }, [])
  useEffect(() => load(false), [load])
  return { ...state, retry: () => load(true) }
}

let sheet: CSSStyleSheet | undefined

/** Adds the styles of search, which come with the dialog: every page would carry them otherwise. */
function addStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Closes a dialog on a click outside, as `closedby` does in browsers that support it. */
function closeOnOutsideClick(dialog: HTMLDialogElement): void {
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  }
  let hasBegun = false
  dialog.addEventListener('pointerdown', (event) => {
    hasBegun = isOutside(event)
  })
  dialog.addEventListener('click', (event) => {
    // Selecting text with the mouse may end outside it.
    if (hasBegun && isOutside(event)) dialog.close()
  })
}

/** Moves the focus between the input and the places by the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, input:not([type])')]
  const place = stops.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || place < 0) return
  event.preventDefault()
  stops[place + step]?.focus()
}
