/** Makes a function of objects that do not change compute its result once for each; it is freed with the object. */
export function memoize<Key extends object, Value extends {}>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Value>()
  return (key) => {
    const result = results.get(key)
    if (result !== undefined) return result
    const value = compute(key)
    results.set(key, value)
    return value
  }
}

/** Makes a function that computes its result when it is first asked for it. */
export function once<Value>(compute: () => Value): () => Value {
  let result: { value: Value } | undefined
  return () => {
    result ??= { value: compute() }
    return result.value
  }
}
