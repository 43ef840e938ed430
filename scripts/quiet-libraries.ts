import { stripVTControlCharacters } from 'node:util'

/** What vite-plugin-ssr and Vite print that writers do not need: each request, and advice to maintainers. */
const chatter = [
  /\[vite-plugin-ssr\]\[request\(\d+\)\] (?:HTTP re|throw render|URL \S+ doesn't match)/,
  /\[vite\](?:\[optimizer\]|(?:\[request\(\d+\)\])? (?:Re-optimizing|page reload|hmr update))/,
  /project has been renamed to Vike/,
  /glob option "as" has been deprecated/,
]

/** Keeps the libraries' chatter out of the terminal, where a writer reads what is wrong. */
export function quietLibraries(): void {
  for (const level of ['log', 'info', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      // On a terminal they print colours.
      const said = stripVTControlCharacters(String(words[0]))
      if (!chatter.some((pattern) => pattern.test(said))) write(...words)
    }
  }
}
