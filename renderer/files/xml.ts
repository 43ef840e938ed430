import { create } from 'xmlbuilder2'

/** An element: its attributes begin with `@`, its text is under `#`. */
export interface XmlElement {
  [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined
}

/**
 * Writes an XML document.
 *
 * @throws Error for text that XML does not allow, such as control characters
 */
export function writeXml(root: XmlElement): string {
  return `${create({ version: '1.0', encoding: 'UTF-8' }, root).end({ prettyPrint: true, wellFormed: true })}\n`
}
