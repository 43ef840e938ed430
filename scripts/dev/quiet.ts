import { stripVTControlCharacters } from 'node:util'

/** What vite-plugin-ssr and Vite say that is of no use to a writer: each request, and advice to whoever maintains them. */
const chatter = [
  /\[vite-plugin-ssr\]\[request\(\d+\)\] (?:HTTP re|throw render|URL \S+ doesn't match)/,
  /\[vite\](?:\[optimizer\]| Re-optimizing| page reload)/,
  /project has been renamed to Vike/,
  /glob option "as" has been deprecated/,
]

/**
 * Keeps the chatter of the libraries out of the terminal, where a writer reads what is wrong with the content.
 *
 * @returns lets them speak again
 */
export function quietLibraries(): () => void {
  const levels = ['log', 'info', 'warn'] as const
  const restore = levels.map((level) => {
    const write = console[level]
    const quiet = (...words: unknown[]) => {
      // On a terminal they speak in colours.
      const said = stripVTControlCharacters(String(words[0]))
      if (!chatter.some((pattern) => pattern.test(said))) write(...words)
    }
    console[level] = quiet
    return () => {
      if (console[level] === quiet) console[level] = write
    }
  })
  return () => {
    for (const each of restore) each()
  }
}
