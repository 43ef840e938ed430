import { create } from 'xmlbuilder2'

/** Writes an XML document: attributes begin with `@`, text is under `#`. Characters that XML does not allow throw. */
export function writeXml(root: object): string {
  return `${create({ version: '1.0', encoding: 'UTF-8' }, root).end({ prettyPrint: true, wellFormed: true })}\n`
}
