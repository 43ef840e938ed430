import { editorFiles, type GeneratedFile } from './editor-files.ts'
import { writeFields, writeGuide } from './guide.ts'

/** Every file that is generated from the schemas. */
export function generatedFiles(): GeneratedFile[] {
  return [
    ...editorFiles(),
    { path: 'markdown/GUIDE.md', text: writeGuide() },
    { path: 'markdown/FIELDS.md', text: writeFields() },
  ]
}
