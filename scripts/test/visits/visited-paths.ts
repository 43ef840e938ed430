import { paths } from '../site/site-pages.ts'

/** Every page of the built site, and an address that is none, where the screen for what is missing stands. */
export const visitedPaths: readonly string[] = [...paths, '/nowhere']
