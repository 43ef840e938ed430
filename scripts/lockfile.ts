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
  const packages = Object.entries(lockfile.packages).map(([path, locked]) => {
    const { version, resolved, ...rest } = locked
    const integrity = found.get(path)
    return [path, integrity ? { version, ...(resolved && { resolved }), integrity, ...rest } : locked] as const
  })
  return { ...lockfile, packages: Object.fromEntries(packages) }
}

/** The name of a package, by its path: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function nameOfPackage(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
