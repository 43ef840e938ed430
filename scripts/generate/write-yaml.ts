import { CORE_SCHEMA, dump } from 'js-yaml'

/** Writes a value as YAML: each part on a line of its own, or all of it on one. */
export function writeYaml(value: unknown, { isInline = false } = {}): string {
  const layout = isInline ? { flowLevel: 0 } : {}
  return dump(value, { schema: CORE_SCHEMA, lineWidth: -1, quoteStyle: 'double', noRefs: true, ...layout })
}
