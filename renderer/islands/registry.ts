import type { ComponentType } from 'react'
import { CopyLink } from './CopyLink.tsx'
import { Search } from './Search.tsx'
import { SocialIcons } from './SocialIcons.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The islands: components that a visitor can act on, by the name that their markup carries. */
export const islands = {
  'copy-link': CopyLink,
  search: Search,
  'social-icons': SocialIcons,
  'theme-switch': ThemeSwitch,
} as const

/** The name of an island. */
export type IslandName = keyof typeof islands

/** An island's component, as the code that hydrates it sees it. */
export type IslandComponent = ComponentType<Record<string, unknown>>
