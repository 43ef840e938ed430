import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Tooltip } from '../components/Tooltip.tsx'

const looks = [
  { theme: 'system', Icon: Monitor, label: 'Theme: match your device' },
  { theme: 'light', Icon: Sun, label: 'Theme: light' },
  { theme: 'dark', Icon: Moon, label: 'Theme: dark' },
] as const

/**
 * A button that cycles through the themes: system, light, dark. The document's root carries the choice
 * (`client/theme.ts`), and the stylesheet shows the look that belongs to it. Where there is no room for its name, a tooltip has it.
 */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="theme-switch has-tooltip flex min-h-11 w-full cursor-pointer items-center justify-center gap-2 font-label text-label hover:bg-ink hover:text-paper"
    >
      {looks.map(({ theme, Icon }) => (
        <span key={theme} className={`theme-${theme}`}>
          <Icon size={20} aria-hidden="true" />
        </span>
      ))}
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
  return looks.map(({ theme, label }) => (
    <span key={theme} className={`theme-${theme}`}>
      {label}
    </span>
  ))
}
