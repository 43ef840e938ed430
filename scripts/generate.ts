import { existsSync, readFileSync } from 'node:fs'
import { editorFiles } from './generate/editor-files.ts'
import { guideFiles } from './generate/guide.ts'
import { run } from './options.ts'
import { writeFile } from './write-file.ts'

await run('generate', async () => {
  const files = [...editorFiles(), ...guideFiles()]
  const changed = files.filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const { path, text } of changed) {
    writeFile(path, text)
    console.log(`✓ ${path}`)
  }
  if (changed.length === 0) console.log('✓ the guide and the files for editors are current')
  return 0
})
