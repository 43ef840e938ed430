import type { ComponentType } from 'react'
import { Search } from './Search.tsx'

/** The islands: components that a visitor can act on, by the name that their markup carries. */
export const islands = {
  search: Search,
} as const

/** An island's component, as the code that hydrates it sees it. */
export type IslandComponent = ComponentType<Record<string, unknown>>
