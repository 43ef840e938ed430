import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What is read of a package in `package-lock.json`. */
interface LockedPackage {
  version: string
  resolved?: string
  integrity?: string
  /** Whether it is bundled in the package around it, whose checksum covers it. */
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
}

const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '')

/** The name of a package, by its path: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const remedy = `npm leaves out the checksum of a package that it did not fetch; this has them written anew:
node -p 'JSON.stringify(require("./package-lock.json"), (key, it) =>
  key.includes("node_modules/") && !it.integrity && !it.inBundle ? undefined : it, 2)' > lock
mv lock package-lock.json && npm install --package-lock-only`

it('has the checksum of every package', () => {
  expect(packages.length).toBeGreaterThan(100)
  const incomplete = packages
    .filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path, { version }]) => `${nameOf(path)}@${version}`)
  expect(incomplete, remedy).toEqual([])
})

it('leaves out no package for other systems', () => {
  const names = new Set(packages.map(([path]) => nameOf(path)))
  const optional = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
  expect(optional.length).toBeGreaterThan(40)
  expect(optional.filter((name) => !names.has(name))).toEqual([])
})

it('takes every package from the registry that whoever installs has chosen, and none from elsewhere', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true\n')
})

it('no package runs anything when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n')
})
