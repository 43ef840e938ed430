import { Check, Link } from 'lucide-react'
import { useState } from 'react'
import { IconTooltip, TooltipProvider } from './IconTooltip.tsx'

const copied = 'Link copied'
const refused = 'The address bar has the link'

/** A button beside a heading that copies the address of its part of the page; without scripts it is hidden. */
export function CopyLink({ id }: { id: string }) {
  const [message, setMessage] = useState('')
  const buttonId = `copy-${id}`
  async function copy() {
    // A second copy is announced again.
    setMessage('')
    setMessage(await copyAddress(id))
  }
  return (
    <TooltipProvider>
      <IconTooltip label="Copy link">
        <button
          type="button"
          id={buttonId}
          aria-label="Copy link to"
          // Its name ends with the words of the heading.
          aria-labelledby={`${buttonId} ${id}`}
          onClick={copy}
          onBlur={() => setMessage('')}
          className="copy-link script-only"
        >
          {message === copied ? (
            <Check size={20} aria-hidden="true" focusable="false" />
          ) : (
            <Link size={20} aria-hidden="true" focusable="false" />
          )}
        </button>
      </IconTooltip>
      <span role="status" className="sr-only">
        {message}
      </span>
    </TooltipProvider>
  )
}

/** Copies the address of a part of the page; where the browser refuses, the address bar shows it. */
async function copyAddress(id: string): Promise<string> {
  const address = new URL(`#${id}`, document.URL).href
  try {
    await navigator.clipboard.writeText(address)
    return copied
  } catch {
    history.replaceState(null, '', address)
    return refused
  }
}
