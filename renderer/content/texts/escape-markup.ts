/** A text as HTML, SVG and XML have it between tags; `]]>` has a meaning of its own in XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
