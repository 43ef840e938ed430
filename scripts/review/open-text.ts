import { normaliseText } from '../../renderer/content/frontmatter/frontmatter.ts'

/** The text of a file without Windows line ends and a byte order mark, and how to give it back those that it had. */
export function openText(raw: string) {
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : ''
  // A file with both kinds of line ends gets the first.
  const isWindows = /^[^\n]*\r\n/.test(raw)
  return {
    text: normaliseText(raw),
    close: (text: string) => mark + (isWindows ? text.replaceAll('\n', '\r\n') : text),
  }
}
