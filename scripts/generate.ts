import { run } from './command-line.ts'
import { fontFiles } from './generate/fonts/font-files.ts'
import { guideFiles } from './generate/guide.ts'
import { schemaFiles } from './generate/schemas.ts'
import { writeFiles } from './write-files.ts'

await run('generate', async () => {
  const changed = writeFiles([...guideFiles(), ...schemaFiles(), ...(await fontFiles())])
  for (const { path } of changed) console.log(`✓ ${path}`)
  if (changed.length === 0) console.log('✓ the guide, the reference, the schemas and the fonts are current')
  return 0
})
