import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const looks = {
  system: { Icon: Monitor, label: 'Theme: as your system' },
  light: { Icon: Sun, label: 'Theme: light' },
  dark: { Icon: Moon, label: 'Theme: dark' },
} as const

/**
 * A button that goes through the themes: as the system, light, dark. The choice is kept in the browser's storage, where
 * `public/theme.js` finds it before the next page is painted. Without scripts the button is not shown.
 */
export function ThemeSwitch() {
  // The server cannot know the choice: the first render is the server's, and the effect corrects it.
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  const choose = (next: Theme) => {
    setTheme(next)
    storeTheme(next)
  }
  const { Icon, label } = looks[theme]
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      className="script-only grid size-11 cursor-pointer place-items-center rounded-full border border-line hover:border-accent hover:text-accent"
    >
      <Icon size={20} aria-hidden="true" focusable="false" />
      <span className="sr-only" aria-live="polite">
        {label}
      </span>
    </button>
  )
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function storeTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be blocked: the choice then lasts for this page.
  }
}
