/** Characters that could move the cursor, clear the screen, ring the bell, break the line or reverse the text. */
const controls = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/**
 * Makes a text safe to print, whatever was in a file or its name. Everything that is printed goes through here: control
 * characters become replacement characters, and what GitHub takes for a command in a log (`::` at the beginning of a
 * line, `##[` anywhere) gets a backslash.
 */
export function printable(text: string): string {
  return text.replace(controls, '\ufffd').replace(/^([^\S\n]*)(?=::)|(?<=##)(?=\[)/gm, '$1\\')
}

/** The same, in one line; the name of a file may contain line breaks. */
export function printableLine(text: string): string {
  return printable(text.replaceAll('\n', '\ufffd'))
}

/** Data as JSON that is safe to print and that programs read unchanged. */
export function printableJson(data: unknown): string {
  const asEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(data, null, 2)
    .replace(controls, asEscape)
    .replace(/#(?=\[)/g, asEscape)
}
