import Contrast from 'lucide-react/icons/contrast'
import { Tooltip } from '../components/Tooltip.tsx'

const names = [
  { theme: 'system', label: 'Theme: match your device' },
  { theme: 'light', label: 'Theme: light' },
  { theme: 'dark', label: 'Theme: dark' },
] as const

/**
 * A button that cycles through the themes: system, light, dark. The document's root carries the choice
 * (`client/theme.ts`), and the stylesheet shows the name that belongs to it. Where there is no room for its name, a tooltip has it.
 */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="theme-switch has-tooltip flex min-h-11 w-full cursor-pointer items-center justify-center gap-2 font-label text-label hover:bg-ink hover:text-paper"
    >
      <Contrast size={20} aria-hidden="true" />
      <span className="md:sr-only">
        <ThemeLabels />
      </span>
      <Tooltip>
        <ThemeLabels />
      </Tooltip>
    </button>
  )
}

/** The name of each theme, of which the stylesheet shows one. */
function ThemeLabels() {
  return names.map(({ theme, label }) => (
    <span key={theme} className={`theme-${theme}`}>
      {label}
    </span>
  ))
}
