import { Parser } from 'htmlparser2'

/** The elements that a text may bring onto a page. Written here anew, so that a slip in the sanitizer's list shows. */
export const elements = new Set([
  ...['p', 'br', 'hr', 'a', 'em', 'strong', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'img', 'del'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'data'],
  ...['time', 'div', 'section', 'dfn', 'button', 'span'],
])

/** Their attributes: none of them runs anything, or styles anything. */
const attributes = new Set([
  ...['href', 'src', 'alt', 'title', 'id', 'class', 'start', 'align', 'value', 'datetime', 'data-figure'],
  ...['aria-labelledby', 'aria-describedby', 'type', 'popover', 'popovertarget', 'role', 'data-page-only'],
])

const schemes = new Set(['https:', 'mailto:', 'tel:'])

/**
 * Everything in a piece of HTML that no text may bring onto a page: another element, another attribute, an address of
 * another scheme, as a browser would read it.
 */
export function findHarm(html: string): string[] {
  const harm: string[] = []
  const parser = new Parser({
    onopentag: (name, found) => {
      if (!elements.has(name)) harm.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(found)) {
        if (!attributes.has(attribute)) harm.push(`${attribute} of <${name}>`)
        if ((attribute === 'href' || attribute === 'src') && !isHarmless(value)) harm.push(`${attribute}="${value}"`)
      }
    },
    oncomment: (text) => harm.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => harm.push(`<${name}>`),
  })
  parser.end(html)
  return harm
}

function isHarmless(address: string): boolean {
  const base = 'https://site.test/page'
  // What a browser cannot read as an address leads nowhere.
  return !URL.canParse(address, base) || schemes.has(new URL(address, base).protocol)
}
