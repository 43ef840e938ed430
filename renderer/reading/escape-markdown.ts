/** A text in which nothing is taken for markdown or HTML, wherever in a line it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*<[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<!\S)#|&(?=#?\w+;)/gu, '\\$&')
}

/** Keeps the beginnings of lines from being taken for those of lists, quotations, tables and headings. */
export function escapeLineStarts(line: string): string {
  return line.replace(/^[-:=>|]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/gm, '\\$&')
}

/** A link in markdown; a bracket in its address would end it. */
export function markdownLink(words: string, address: string): string {
  return `[${words}](${address.replace(/[()\\\s]/g, percentEncode).replace(/&(?=#?\w+;)/g, '\\&')})`
}

function percentEncode(character: string): string {
  return `%${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0').toUpperCase()}`
}
