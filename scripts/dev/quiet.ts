/** What vite-plugin-ssr and Vite say that is of no use to a writer: each request, and advice to whoever maintains them. */
const chatter = [
  /\[vite-plugin-ssr\]\[request\(\d+\)\] (?:HTTP re|throw render|URL \S+ doesn't match)/,
  /\[vite\](?:\[optimizer\]| Re-optimizing)/,
  /project has been renamed to Vike/,
  /glob option "as" has been deprecated/,
]

/** Keeps the chatter of the libraries out of the terminal, where a writer reads what is wrong with the content. */
export function quietLibraries(): void {
  for (const level of ['log', 'info', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      if (!chatter.some((pattern) => pattern.test(String(words[0])))) write(...words)
    }
  }
}
