import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Lockfile, nameOfPackage, withIntegrity, withoutIntegrity } from './lockfile.ts'

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '')

describe('the lockfile', () => {
  it('has the checksum of every package (`npm run lockfile` adds those that npm leaves out)', () => {
    expect(packages.length).toBeGreaterThan(100)
    expect(withoutIntegrity(lockfile).map(([path]) => path)).toEqual([])
    for (const [, { integrity, inBundle }] of packages)
      if (!inBundle) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/)
  })

  it('leaves out no package for other systems', () => {
    const names = new Set(packages.map(([path]) => nameOfPackage(path)))
    const optional = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
    expect(optional.length).toBeGreaterThan(40)
    expect(optional.filter((name) => !names.has(name))).toEqual([])
  })

  it('takes every package from the registry that whoever installs has chosen, and none from elsewhere', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).toContain('omit-lockfile-registry-resolved=true\n')
  })
})

it('no package runs anything when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n')
})

describe('a lockfile that is not complete', () => {
  const incomplete = {
    name: 'site',
    packages: {
      '': { version: '1.0.0', name: 'site' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a', dev: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
    },
  }

  it('gets what it lacks where npm writes it, and stays the same otherwise', () => {
    const [[path = ''] = []] = withoutIntegrity(incomplete)
    expect(nameOfPackage(path)).toBe('@b/c')
    expect(JSON.stringify(withIntegrity(incomplete, new Map([[path, 'sha512-c']])))).toBe(
      JSON.stringify(incomplete).replace('"2.0.0",', '"2.0.0","integrity":"sha512-c",'),
    )
  })
})
