/**
 * A value that is made when it is first needed, and made again when it is needed after its release.
 *
 * @param made the value, if there is one already
 */
export function lazy<Value extends {}>(make: () => Value, made?: Value) {
  let value = made
  return {
    get: (): Value => {
      value ??= make()
      return value
    },
    release: () => {
      value = undefined
    },
  }
}
