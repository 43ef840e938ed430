/** What is read of `package-lock.json`. */
export interface Lockfile {
  packages: Record<string, LockedPackage>
}

interface LockedPackage extends Partial<Record<'version' | 'resolved' | 'integrity', string>> {
  /** Whether it is bundled in the package around it, whose checksum covers it. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

/** The packages, by path, that npm would install without a checksum. */
export function withoutIntegrity({ packages }: Lockfile) {
  return Object.entries(packages).filter(([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle)
}

/** The lockfile with checksums by the paths of packages, each where npm writes it. */
export function withIntegrity<Lock extends Lockfile>(lockfile: Lock, found: ReadonlyMap<string, string>): Lock {
  const packages = Object.entries(lockfile.packages).map(([path, { version, resolved, integrity, ...rest }]) => {
    const known = integrity ?? found.get(path)
    const first = { version, ...(resolved && { resolved }), ...(known && { integrity: known }) }
    return [path, path === '' ? lockfile.packages[path] : { ...first, ...rest }] as const
  })
  return { ...lockfile, packages: Object.fromEntries(packages) }
}

/** The name of a package, by its path: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function nameOfPackage(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
