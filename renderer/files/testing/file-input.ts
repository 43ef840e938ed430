import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Body } from '../../components/Body.tsx'
import { addressOf } from '../../content/kinds/routes.ts'
import { loadedFixture } from '../../content/testing/loaded-fixture.ts'
import { SiteProvider } from '../../page.ts'
import { readDocument } from '../../reading/read-document.ts'
import { surround } from '../../surroundings.ts'
import { fixture } from '../../testing/fixture.ts'
import type { FileInput } from '../site-file.ts'

const { site, routes } = loadedFixture

/** The fixture on its day, without history and below a path; tests override what they need. */
export const fileInput: FileInput = {
  site: { ...site, settings: { ...site.settings, data: { ...site.settings.data, url: 'https://example.org/site' } } },
  routes,
  today: fixture.day,
  copyOf,
  changedAt: () => undefined,
}

/** The instant of an invented history: 2041-02-01T10:20:30Z. */
export const changed = 2_243_326_830

/** The copy of a pilot's page, made from its rendered text alone. */
function copyOf(path: string): string {
  const pilot = site.pilots.find(({ id }) => addressOf('pilots', id) === path)
  if (!pilot) throw new Error(`${path} is no pilot`)
  const { id, sections } = pilot
  const value = { site: surround(site, { today: fixture.day, photographs: {}, changes: {} }), path, scope: id }
  const body = createElement(SiteProvider, { value }, createElement(Body, { sections }))
  const head = `<link rel="canonical" href="https://example.org/site${path}">`
  return readDocument(`${head}<main>${renderToStaticMarkup(body)}</main>`).copy
}
