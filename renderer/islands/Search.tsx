import Lens from 'lucide-react/icons/search'
import { useState } from 'react'
import { buttonLooks } from '../components/links.tsx'
import { Tooltip } from '../components/Tooltip.tsx'
import { SearchDialog } from '../search/SearchDialog.tsx'

const iconClass = 'has-tooltip grid size-11 place-items-center hover:bg-ink hover:text-paper'

/** A button that opens search: with words on it, or else an icon with a tooltip. Without scripts it is absent. */
export function Search({ label }: { label?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className={`script-only cursor-pointer ${label ? buttonLooks.outlined : iconClass}`}
      >
        {/* In the page it lacks its library's class names. */}
        <Lens size={20} aria-hidden="true" suppressHydrationWarning />
        {label ?? (
          <>
            <span className="sr-only">Search</span>
            <Tooltip name="Search" />
          </>
        )}
      </button>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
