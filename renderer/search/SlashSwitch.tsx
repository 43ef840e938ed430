import { useState } from 'react'

/** The keys of search, and a box to switch the one off that is easily hit by accident (`client/start.ts`). */
export function SlashSwitch() {
  const [isOn, setIsOn] = useState(readChoice)
  const choose = (next: boolean) => {
    setIsOn(next)
    try {
      if (next) localStorage.removeItem('slash')
      else localStorage.setItem('slash', 'off')
    } catch {
      // Storage may be blocked: the key then stays as it is.
    }
  }
  return (
    <div className="search-keys flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-2 font-label text-small text-muted">
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
      <label className="inline-flex min-h-6 cursor-pointer items-center gap-2">
        <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
        <span>
          <kbd>/</kbd> opens search
        </span>
      </label>
    </div>
  )
}

function readChoice(): boolean {
  try {
    return localStorage.getItem('slash') !== 'off'
  } catch {
    return true
  }
}
