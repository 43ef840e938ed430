import type { JSX } from 'react'

interface MarkupProps {
  /** The element around it. */
  as?: 'div' | 'span' | 'script'
  /** Markup that is safe already: sanitized, rendered by React, or JSON that cannot close its element. */
  html: string
  [attribute: string]: unknown
}

/** The one place where ready-made markup enters a page. */
export function Markup({ as: Element = 'div', html, ...attributes }: MarkupProps): JSX.Element {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every caller says why its markup is safe
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
