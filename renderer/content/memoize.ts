/** Makes a function of objects that do not change compute its result once for each; it is freed with the object. */
export function memoize<Key extends object, Value extends {}>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
