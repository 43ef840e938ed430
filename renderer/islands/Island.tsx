import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Markup } from '../components/Markup.tsx'
import { type IslandComponent, type IslandName, islands } from './registry.ts'

/**
 * A place on the page that React wakes up at the visitor's first action on it (`client/islands.ts`). Its markup is
 * rendered on its own, in the form that React can hydrate; the rest of the page stays plain HTML.
 */
export function Island<Name extends IslandName>({
  name,
  props,
}: {
  name: Name
  props: ComponentProps<(typeof islands)[Name]>
}) {
  const markup = renderToString(createElement(islands[name] as IslandComponent, props as Record<string, unknown>), {
    identifierPrefix: name,
  })
  // React has rendered it.
  return <Markup data-island={name} data-props={JSON.stringify(props)} html={markup} />
}
