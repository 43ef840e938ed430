import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { generatedFiles } from './generate/files.ts'
import { readOptions, run } from './options.ts'

await run(async () => {
  readOptions({})
  const changed = generatedFiles().filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const { path, text } of changed) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`✓ ${path}`)
  }
  if (changed.length === 0) console.log('✓ the guide and the files for editors are current')
  return 0
})
