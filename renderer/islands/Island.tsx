import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
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
  const markup = renderToString(createElement(islands[name] as IslandComponent, props as Record<string, unknown>))
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: markup }} />
}
