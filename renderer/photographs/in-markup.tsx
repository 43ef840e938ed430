import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { PhotographOf } from './Photograph.tsx'
import type { Photographs } from './photographs.ts'

/** A picture as the markdown renderer writes it: quotation marks within values are escaped there. */
const image = /<img(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/g

/**
 * Puts the forms of the pictures into markup from markdown. This comes after the sanitizer, which need not know of
 * them; only the address, the alternative text and the title are taken from the text.
 */
export function placePhotographs(html: string, photographs: Photographs): string {
  if (!html.includes('<img')) return html
  return html.replace(image, (tag) => {
    const [element] = DomUtils.getElementsByTagName('img', parseDocument(tag))
    const { src, alt = '', title } = element?.attribs ?? {}
    return src ? renderToStaticMarkup(<PhotographOf {...{ src, alt, title, photographs }} />) : tag
  })
}
