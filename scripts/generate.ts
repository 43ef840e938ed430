import { existsSync, readFileSync } from 'node:fs'
import { guideFiles } from './generate/guide.ts'
import { schemaFiles } from './generate/schemas.ts'
import { run } from './options.ts'
import { writeFile } from './write-file.ts'

await run('generate', async () => {
  const files = [...guideFiles(), ...schemaFiles()]
  const changed = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const { path, text } of changed) {
    writeFile(path, text)
    console.log(`✓ ${path}`)
  }
  if (changed.length === 0) console.log('✓ the guide, the reference and the schemas are current')
  return 0
})
