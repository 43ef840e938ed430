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

/** Writes an XML document. The check lets no text hold a character that XML does not allow (`content/character`). */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`
}
