// @ts-check

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Plain JavaScript, because scripts are compiled only when their version is known.

export const project = fileURLToPath(new URL('../', import.meta.url))

/** What turns content into a site: this project's code, and npm's list of the installed packages. */
const sources = [
  ...['renderer', 'pages', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
  // The lock may be newer than what is installed.
  'node_modules/.package-lock.json',
]

const hidden = /^\./
const notInSite = /^(?:\..*|tests?|testing|bench|.*\.test\.tsx?)$/

/** @type {string | undefined} */
let version

/** A hash of all code that takes part in making a site, and of the Node.js that runs it, without tests and benchmarks. */
export function codeVersion() {
  version ??= hashOfCode()
  return version
}

/** The same for the code on the disk now, which may have changed since the process began. */
export function hashOfCode() {
  return hashOf(project, sources)
}

/** A hash of all code there is, that of tests and of benchmarks too. */
export function hashOfAllCode() {
  return hashOf(project, sources, hidden)
}

/**
 * A hash of files and folders of a project; what does not exist is skipped, and so are the excluded names.
 *
 * @param {string} project
 * @param {readonly string[]} paths
 */
export function hashOf(project, paths, excluded = notInSite) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  for (const path of paths.flatMap((source) => filesIn(project, source, excluded))) {
    const content = readFileSync(join(project, path))
    hash.update(`\0${path}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The files at a path of a project, which may be one itself, except for the excluded names.
 *
 * @param {string} project
 * @param {string} path
 * @returns {string[]}
 */
export function filesIn(project, path, excluded = notInSite) {
  const stats = statSync(join(project, path), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.isFile() ? [path] : []
  return readdirSync(join(project, path), { withFileTypes: true })
    .filter(({ name }) => !excluded.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      // A symbolic link may lead to a file or to a folder.
      return entry.isFile() ? [inner] : filesIn(project, inner, excluded)
    })
}
