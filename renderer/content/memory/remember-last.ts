/**
 * Makes a function of a text remember what it gave for the texts that it was asked about last. Whoever is given it must not
 * change it.
 *
 * @param capacity how many characters these texts have together, at most
 */
export function rememberLast<Value>(work: (text: string) => Value, capacity: number): (text: string) => Value {
  // A map keeps its order: what was asked about longest ago stands first.
  const known = new Map<string, { value: Value }>()
  let size = 0
  const forget = (text: string) => {
    if (known.delete(text)) size -= text.length
  }
  return (text) => {
    const { value } = known.get(text) ?? { value: work(text) }
    forget(text)
    if (text.length > capacity) return value
    known.set(text, { value })
    size += text.length
    for (const oldest of known.keys()) {
      if (size <= capacity) break
      forget(oldest)
    }
    return value
  }
}
