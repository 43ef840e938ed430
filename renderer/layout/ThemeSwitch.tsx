import { Monitor, Moon, Sun } from 'lucide-react'
import { IconTooltip, TooltipProvider } from './IconTooltip.tsx'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const looks = {
  system: { Icon: Monitor, label: 'Theme: as your system' },
  light: { Icon: Sun, label: 'Theme: light' },
  dark: { Icon: Moon, label: 'Theme: dark' },
} as const

/**
 * A button that goes through the themes: as the system, light, dark. The document's root carries the choice, and the
 * stylesheet shows the look that belongs to it, so that nothing is wrong before React is there. The browser's storage
 * keeps the choice, where `client/theme.ts` finds it before the next page is painted. Without scripts the button is absent.
 */
export function ThemeSwitch() {
  return (
    <TooltipProvider>
      <IconTooltip label={<ThemeLabels />}>
        <button
          type="button"
          onClick={() => choose(next(currentTheme()))}
          className="script-only grid size-11 cursor-pointer place-items-center border-2 border-ink hover:bg-ink hover:text-paper"
        >
          {themes.map((theme) => {
            const { Icon } = looks[theme]
            return (
              <span key={theme} className={`theme-${theme}`}>
                <Icon size={20} aria-hidden="true" focusable="false" />
              </span>
            )
          })}
          <span className="sr-only">
            <ThemeLabels />
          </span>
        </button>
      </IconTooltip>
    </TooltipProvider>
  )
}

/** The name of each theme, of which the stylesheet shows one. */
function ThemeLabels() {
  return themes.map((theme) => (
    <span key={theme} className={`theme-${theme}`}>
      {looks[theme].label}
    </span>
  ))
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return themes.find((known) => known === theme) ?? 'system'
}

function next(theme: Theme): Theme {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
}

function choose(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be blocked: the choice then lasts for this page.
  }
}
