import { pageOf } from '../../../../renderer/content/kinds/routes.ts'
import { content } from '../site-pages.ts'

/** Whether the content has a file, such as `pilots/givify`, and not as a draft. */
export function isThere(file: string): boolean {
  const [kind, id] = splitFile(file)
  return content.site[kind].some((entry) => entry.id === id)
}

/** The address of the page that shows a file. */
export function pageFor(file: string): string {
  return pageOf(...splitFile(file)) ?? ''
}

/** The folder of a content file, and its id there. */
export function splitFile(file: string): ['pilots' | 'articles' | 'policy', string] {
  const [folder, id = ''] = file.split('/')
  if (folder !== 'pilots' && folder !== 'articles' && folder !== 'policy') throw new Error(`${file} is in no folder`)
  return [folder, id]
}
