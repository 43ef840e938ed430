declare module 'commonmark-spec' {
  /** The examples of the specification of CommonMark. */
  export const tests: readonly { markdown: string; html: string; section: string; number: number }[]
}
