/** Elements that stand within a line: the words before and after them belong to one text. */
export const inlineElements: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'data',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
])
