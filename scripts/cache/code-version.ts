import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What makes a site of content: this project's code, and the list that npm keeps of the packages that are installed. */
const sources = [
  ...['renderer', 'pages', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
  // The lock may be newer than what is installed.
  'node_modules/.package-lock.json',
]

const project = fileURLToPath(new URL('../../', import.meta.url))

let version: string | undefined

/** A hash of all code that takes part in making a site, and of the Node.js that runs it; tests take no part. */
export function codeVersion(): string {
  version ??= hashOfCode()
  return version
}

/** The same of the code as it lies there now, which somebody may have changed since the process began. */
export function hashOfCode(): string {
  return hashOf(project, sources)
}

/** A hash of files and folders of a project; what is not there takes no part. */
export function hashOf(project: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  for (const path of paths.flatMap((source) => filesIn(project, source))) {
    const content = readFileSync(join(project, path))
    hash.update(`\0${path}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(project: string, path: string): string[] {
  const stats = statSync(join(project, path), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.isFile() ? [path] : []
  return readdirSync(join(project, path))
    .filter((name) => !/^(?:\..*|tests?|testing|.*\.test\.tsx?)$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => filesIn(project, `${path}/${name}`))
}
