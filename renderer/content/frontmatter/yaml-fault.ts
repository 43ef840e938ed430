/** A fault in a piece of YAML, in plain words; `offset` counts from the beginning of the source. */
export interface YamlFault {
  offset: number
  message: string
  fix?: string
}
