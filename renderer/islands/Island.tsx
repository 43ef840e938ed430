import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Markup } from '../components/Markup.tsx'
import { type IslandComponent, islands } from './registry.ts'

/**
 * A part of the page that React wakes up at the visitor's first action on it (`client/islands.ts`). Its markup is
 * rendered separately, in a form that React can hydrate; the rest of the page stays plain HTML.
 */
export function Island<Name extends keyof typeof islands>({
  name,
  props,
}: {
  name: Name
  props: ComponentProps<(typeof islands)[Name]>
}) {
  const written = JSON.stringify(props)
  // Safe: React rendered it.
  return <Markup data-island={name} data-props={written} html={markupOf(name, written)} />
}

/** The markup of rendered islands by name and props, which are all that it depends on. */
const known = new Map<string, string>()

function markupOf(name: keyof typeof islands, props: string): string {
  const key = `${name} ${props}`
  // The browser gets only the serialized props.
  const island = createElement(islands[name] as IslandComponent, JSON.parse(props))
  const markup = known.get(key) ?? renderToString(island, { identifierPrefix: name })
  known.set(key, markup)
  return markup
}
