import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { forEachAtOnce } from './for-each.ts'
import { type Lockfile, nameOfPackage, withIntegrity, withoutIntegrity } from './lockfile.ts'
import { run, UsageError } from './options.ts'

// Completes package-lock.json after packages have changed. npm leaves out the checksums of what it did not fetch, such
// as optional packages for other systems, and would install anything under their names there. The registry has the
// checksums.

const file = 'package-lock.json'

await run('lockfile', async () => {
  const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
  const found = new Map<string, string>()
  await forEachAtOnce(withoutIntegrity(lockfile), 4, async ([path, { version }]) => {
    const wanted = `${nameOfPackage(path)}@${version}`
    const { stdout } = await promisify(execFile)('npm', ['view', wanted, 'dist.integrity'])
    if (!stdout.startsWith('sha512-')) throw new UsageError(`the registry has no checksum of ${wanted}`)
    found.set(path, stdout.trim())
  })
  writeFileSync(file, `${JSON.stringify(withIntegrity(lockfile, found), null, 2)}\n`)
  console.log(`${found.size} checksums added to ${file}`)
  return 0
})
