/** A value that is made when it is first needed, unless there is one, and again when it is needed after its release. */
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
