/** An element: its attributes begin with `@`, its text is under `#`. */
interface XmlElement {
  [name: string]: string | XmlElement | readonly (string | XmlElement)[] | undefined
}

/** Writes an XML document. Characters that XML does not allow throw. The library is only loaded here: that takes long. */
export async function writeXml(root: XmlElement): Promise<string> {
  const { create } = await import('xmlbuilder2')
  return `${create({ version: '1.0', encoding: 'UTF-8' }, root).end({ prettyPrint: true, wellFormed: true })}\n`
}
