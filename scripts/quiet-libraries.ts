import { stripVTControlCharacters } from 'node:util'

/** What vite-plugin-ssr and Vite print that writers do not need: each request, and advice to maintainers. */
const chatter = [
  /\[vite-plugin-ssr\]\[request\(\d+\)\] (?:HTTP re|throw render|URL \S+ doesn't match)/,
  /\[vite\](?:\[optimizer\]|(?:\[request\(\d+\)\])? (?:Re-optimizing|page reload|hmr update))/,
  /project has been renamed to Vike/,
  /glob option "as" has been deprecated/,
]

/** Keeps the libraries' chatter out of the terminal, where a writer reads what is wrong, until the result is called. */
export function quietLibraries(): () => void {
  const levels = ['log', 'info', 'warn'] as const
  const restore = levels.map((level) => {
    const write = console[level]
    const quiet = (...words: unknown[]) => {
      // On a terminal they print colours.
      const said = stripVTControlCharacters(String(words[0]))
      if (!chatter.some((pattern) => pattern.test(said))) write(...words)
    }
    console[level] = quiet
    return () => {
      if (console[level] === quiet) console[level] = write
    }
  })
  return () => {
    for (const undo of restore) undo()
  }
}
