import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What makes a site of content: this project's code with the packages that it is locked to. */
const sources = ['renderer', 'pages', 'scripts', 'package-lock.json', 'vite.config.ts']

let version: string | undefined

/** A hash of all code that takes part in making a site, and of the Node.js that runs it; tests take no part. */
export function codeVersion(): string {
  version ??= hashOf(sources)
  return version
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  const project = fileURLToPath(new URL('../../', import.meta.url))
  for (const path of paths.flatMap((source) => filesIn(project, source))) {
    const content = readFileSync(project + path)
    hash.update(`\0${path}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(project: string, path: string): string[] {
  if (/\.[a-z]+$/.test(path)) return [path]
  return readdirSync(project + path, { withFileTypes: true })
    .filter(({ name }) => name !== 'testing' && name !== 'test' && !/\.test\.tsx?$/.test(name))
    .map((entry) => `${path}/${entry.name}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((inner) => filesIn(project, inner))
}
