/**
 * Makes a function of a text remember its results for the most recent texts, which have so many characters together, at
 * most. Callers must not change a result.
 */
export function rememberLast<Value>(work: (text: string) => Value, capacity: number): (text: string) => Value {
  // A map keeps its order: the least recent text comes first.
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
