import { existsSync, readFileSync } from 'node:fs'
import { fontFiles } from './generate/fonts/font-files.ts'
import { guideFiles } from './generate/guide.ts'
import { schemaFiles } from './generate/schemas.ts'
import { run } from './options.ts'
import { writeFile } from './write-file.ts'

await run('generate', async () => {
  const files = [...guideFiles(), ...schemaFiles(), ...(await fontFiles())]
  const changed = files.filter(
    ({ path, content }) => !existsSync(path) || !readFileSync(path).equals(Buffer.from(content)),
  )
  for (const { path, content } of changed) {
    writeFile(path, content)
    console.log(`✓ ${path}`)
  }
  if (changed.length === 0) console.log('✓ the guide, the reference, the schemas and the fonts are current')
  return 0
})
