import XMLBuilder from 'fast-xml-builder'

/** An element: its attributes begin with `@`, its text is under `#`. */
interface XmlElement {
  [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  format: true,
})

/** A character that no XML document may hold, not even escaped (XML 1.0, section 2.2). */
const forbidden = /[^\t\n\r\x20-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/**
 * Writes an XML document.
 *
 * @throws Error when a text holds a character that XML does not allow
 */
export function writeXml(root: XmlElement): string {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`
  const [character] = forbidden.exec(xml) ?? []
  if (character === undefined) return xml
  throw new Error(`XML does not allow the character U+${character.codePointAt(0)?.toString(16).padStart(4, '0')}`)
}
