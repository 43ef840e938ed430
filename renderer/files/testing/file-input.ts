import { loadContent } from '../../content/load.ts'
import type { FileInput } from '../site-file.ts'

const { site, routes } = loadContent({ root: 'markdown', publicFolder: 'public', today: '2025-09-01' })
if (!site) throw new Error('the content is broken')

/** The project's own content on a day, without a history and below a path; tests change what they are about. */
export const fileInput: FileInput = {
  site: { ...site, settings: { ...site.settings, data: { ...site.settings.data, url: 'https://example.org/site' } } },
  routes,
  today: '2025-09-01',
  changedAt: () => undefined,
}

/** The instant of the history that tests make up: 2025-08-01T10:20:30Z. */
export const changed = 1_754_043_630
