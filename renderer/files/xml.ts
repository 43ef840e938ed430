import { create } from 'xmlbuilder2'

/** An element: its attributes begin with `@`, its text is under `#`. */
interface XmlElement {
  [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined
}

/** Writes an XML document. Characters that XML does not allow throw. */
export function writeXml(root: XmlElement): string {
  return `${create({ version: '1.0', encoding: 'UTF-8' }, root).end({ prettyPrint: true, wellFormed: true })}\n`
}
