import { type ComponentType, createElement } from 'react'
import { Search } from './Search.tsx'

/** The islands: components that a visitor can act on, by the name that their markup carries. */
export const islands = {
  search: Search,
} as const

/** An island from the name and the properties in its markup; the browser has nothing else. */
export function createIsland(wanted: string | undefined, props = '{}') {
  const island = Object.entries(islands).find(([name]) => name === wanted)?.[1]
  if (!island) throw new Error(`there is no island “${wanted}”`)
  return createElement(island as ComponentType<Record<string, unknown>>, JSON.parse(props))
}
