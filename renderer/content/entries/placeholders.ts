import { errorAt, type Place, type Problem } from '../problems/problem.ts'
import type { ContentDocument } from '../rules/rule.ts'
import { findPlaceholderAddresses } from '../rules/targets.ts'
import { isStandIn, isUnconfirmed, standInText, unconfirmedMark, unconfirmedText } from '../schemas/stand-in.ts'
import { textsIn, valuesIn } from '../schemas/walk.ts'

/**
 * The placeholders in a file, each of which stops a release: values not known yet, summits without speakers, texts and parts
 * of sentences that are unconfirmed, texts still to be written, example addresses.
 */
export function findPlaceholders(document: ContentDocument, data: Readonly<Record<string, unknown>>): Problem[] {
  const { file, schema, body } = document
  const report = (place: Place, message: string, fix: string) =>
    errorAt(place, 'content/placeholder', `${message}: a release shows none`, fix)
  const inText = (text: string, place: Place) => {
    if (isStandIn(text)) return [report(place, `\`${standInText}\` is still here`, 'write what readers should see')]
    if (!isUnconfirmed(text)) return []
    return [report(place, `\`${unconfirmedText}\` is still here`, 'get it confirmed, then remove the words')]
  }
  const marksIn = (text: string, placeAt: (index: number) => Place) =>
    [...text.matchAll(unconfirmedMark)].map(({ 0: mark, index }) => {
      const message = `\`${mark.replace(/\s+/g, ' ')}\` is still here`
      return report(placeAt(index), message, 'find it out, and write it in the place of the brackets')
    })
  const marked = valuesIn(schema, data).flatMap(({ value, role, path }) => {
    if (role !== 'placeholder' || value !== true) return []
    const message = `this is a placeholder${path.length > 1 ? ` (${path.slice(0, -1).join('.')})` : ''}`
    return [report({ file, path }, message, 'write the real value, and remove `placeholder: true`')]
  })
  const isUnannounced = Array.isArray(data.speakers) && data.speakers.length === 0
  return [
    ...marked,
    ...(isUnannounced
      ? [report({ file, path: ['speakers'] }, 'this is a placeholder (speakers)', 'write the speakers')]
      : []),
    ...textsIn(schema, data).flatMap(({ text, path }) => [
      ...inText(text, { file, path }),
      ...marksIn(text, (index) => ({ file, path, index })),
    ]),
    ...[...body.matchAll(/^.+$/gm)].flatMap(({ 0: line, index: offset }) => inText(line, { file, offset })),
    ...marksIn(body, (offset) => ({ file, offset })),
    ...findPlaceholderAddresses(document).map(({ target, place }) =>
      report(place, `the address \`${target}\` is only an example`, 'write the real address'),
    ),
  ]
}
