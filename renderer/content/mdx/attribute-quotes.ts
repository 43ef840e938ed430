const straight = /^(?:"[^"]*"|'[^']*'|\{[^}]*\})(?=\s|\/?$)/
/** Up to the next attribute, or to the end of the tag. */
const loose = /^(?:(?!\s+[a-z][A-Za-z]*\s*=|\s*\/?$)[\s\S])+/

/**
 * Finds the first attribute whose quotes a writer has forgotten, or a word processor made curly.
 *
 * @returns where its value begins in the text, and the value as it was meant
 */
export function findLooseAttribute(text: string): { index: number; name: string; value: string } | undefined {
  for (const { 1: component = '', 2: attributes = '', index } of text.matchAll(/<([A-Z][A-Za-z]*)(\s[^<>]*)>?/g)) {
    for (const { 0: before, 1: name = '', index: at } of attributes.matchAll(/\b([a-z][A-Za-z]*)\s*=\s*/g)) {
      const rest = attributes.slice(at + before.length)
      const value = straight.test(rest) ? undefined : loose.exec(rest)?.[0].replace(/^["'“”„‘’«»]+|["'“”„‘’«»]+$/g, '')
      if (value) return { index: index + 1 + component.length + at + before.length, name, value }
    }
  }
  return undefined
}
