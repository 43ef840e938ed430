import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { Markup } from '../components/Markup.tsx'
import { createIsland, type islands } from './registry.ts'

interface IslandProps<Name extends keyof typeof islands> {
  name: Name
  props: ComponentProps<(typeof islands)[Name]>
}

/** The markup of rendered islands by name and props, which are all that it depends on. */
const rendered = new Map<string, string>()

/**
 * A part of the page that React wakes up at the visitor's first action on it (`client/islands.ts`). Its markup is
 * rendered separately, in a form that React can hydrate; the rest of the page stays plain HTML.
 */
export function Island<Name extends keyof typeof islands>({ name, props }: IslandProps<Name>) {
  const written = JSON.stringify(props)
  const key = `${name} ${written}`
  const markup = rendered.get(key) ?? renderToString(createIsland(name, written), { identifierPrefix: name })
  rendered.set(key, markup)
  // Safe: React rendered it.
  return <Markup data-island={name} data-props={written} html={markup} />
}
