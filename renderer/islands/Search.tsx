import { Search as Lens } from 'lucide-react'
import { useState } from 'react'
import { Tooltip } from '../components/Tooltip.tsx'
import { SearchDialog } from '../search/SearchDialog.tsx'

/** The button that opens search, also by `/`, Ctrl-K and ⌘-K (`client/search-keys.ts`). Without scripts it is absent. */
export function Search() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="has-tooltip script-only grid size-11 cursor-pointer place-items-center border-2 border-ink hover:bg-ink hover:text-paper"
      >
        <Lens size={20} aria-hidden="true" focusable="false" />
        <span className="sr-only">Search</span>
        <Tooltip name="Search" />
      </button>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
