import { loadedFixture } from '../../content/testing/loaded-fixture.ts'
import { fixture } from '../../testing/fixture.ts'
import type { FileInput } from '../site-file.ts'

const { site, routes } = loadedFixture

/** The fixture on its day, below a path; tests override what they need. */
export const fileInput: FileInput = {
  site: { ...site, settings: { ...site.settings, data: { ...site.settings.data, url: 'https://example.org/site' } } },
  routes,
  today: fixture.day,
}
