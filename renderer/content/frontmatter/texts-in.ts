/** A text in the frontmatter, and where it stands there. */
export interface FieldText {
  text: string
  path: readonly (string | number)[]
}

/** Every text in a value, with its path. */
export function textsIn(value: unknown): FieldText[] {
  return collect(value, [], [])
}

function collect(value: unknown, path: FieldText['path'], texts: FieldText[]): FieldText[] {
  if (typeof value === 'string') texts.push({ text: value, path })
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) collect(item, [...path, index], texts)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], texts)
  return texts
}
