import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../options.ts'

/** Where programs are installed that only benchmarks need: a temporary folder, which the next run reuses. */
const workshop = join(tmpdir(), 'site-benchmark')

/**
 * Installs packages of npm at exact versions into a folder of their own.
 *
 * @param name the name of the folder
 * @returns the folder, with `node_modules` in it
 * @throws UsageError with what npm says
 */
export function installPackages(name: string, packages: Readonly<Record<string, string>>): string {
  const key = createHash('sha256').update(JSON.stringify(packages)).digest('hex').slice(0, 8)
  const folder = join(workshop, `${name}-${key}`)
  const installed = join(folder, '.installed')
  mkdirSync(folder, { recursive: true })
  if (existsSync(installed)) return folder
  const manifest = { name: `benchmark-${name}`, private: true, dependencies: packages }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  if (Object.keys(packages).length > 0) install(name, folder)
  writeFileSync(installed, '')
  return folder
}

function install(name: string, folder: string): void {
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new UsageError(`${name} could not be installed:\n${reason}`)
  }
}
