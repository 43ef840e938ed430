import { loadedFixture } from '../../content/testing/loaded-fixture.ts'
import { fixture } from '../../testing/fixture.ts'
import type { FileInput } from '../site-file.ts'

const { site, routes } = loadedFixture

/** The fixture on its day, without a history and below a path; tests change what they are about. */
export const fileInput: FileInput = {
  site: { ...site, settings: { ...site.settings, data: { ...site.settings.data, url: 'https://example.org/site' } } },
  routes,
  today: fixture.day,
  changedAt: () => undefined,
}

/** The instant of the history that tests make up: 2041-02-01T10:20:30Z. */
export const changed = 2_243_326_830
