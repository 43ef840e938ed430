import { DomUtils, parseDocument } from 'htmlparser2'

/**
 * Completes the addresses in a piece of HTML for readers who are elsewhere, and leaves out what only works on the page.
 *
 * @param page the complete address of the page that the piece is on
 * @param complete returns the complete address of a path within the site
 */
export function absoluteLinks(html: string, page: string, complete: (path: string) => string): string {
  const document = parseDocument(html)
  // Parts that only open on the page are left out, and a term becomes its words.
  DomUtils.findAll(({ attribs }) => 'data-page-only' in attribs, document.children).forEach(DomUtils.removeElement)
  for (const element of DomUtils.findAll(({ name }) => name === 'dfn' || name === 'button', document.children)) {
    element.name = 'span'
    element.attribs = {}
  }
  for (const element of DomUtils.findAll(({ attribs }) => 'href' in attribs || 'src' in attribs, document.children)) {
    for (const name of ['href', 'src']) {
      const target = element.attribs[name]
      if (target?.startsWith('#')) element.attribs[name] = page + target
      else if (target && /^\/(?!\/)/.test(target)) element.attribs[name] = complete(target)
    }
  }
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' })
}
