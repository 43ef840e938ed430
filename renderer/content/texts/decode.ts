/** A part of an address without escapes; undefined where they are none. */
export function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    // The escapes are no UTF-8, as `%E0%A4`, so no page or file has such a name.
    return undefined
  }
}
