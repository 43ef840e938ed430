import { execFileSync, spawnSync } from 'node:child_process'

/** Whether this machine can install Debian's packages, as the containers that run the tests can. */
function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  return isRoot && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Installs packages of Debian where that is allowed.
 *
 * @returns whether they are there now
 */
export function installPackages(...packages: readonly string[]): boolean {
  if (!mayInstall()) return false
  console.log(`installing ${packages.join(', ')} with apt-get …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const options of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    try {
      execFileSync('apt-get', options, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
    } catch {
      return false
    }
  }
  return true
}
