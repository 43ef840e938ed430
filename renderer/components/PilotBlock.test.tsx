import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { readDocument } from '../reading/read-document.ts'
import { SiteProvider } from '../site-context.ts'
import { surround } from '../surroundings.ts'
import { fixture } from '../testing/fixture.ts'
import { PilotBlock } from './PilotBlock.tsx'

const { site } = loadedFixture

test('a quotation that is a placeholder is shown, and neither found by search nor copied', () => {
  const pilot = site.pilots.find(({ id }) => id === 'keeper-club')
  if (!pilot) throw new Error('there is no keeper-club')
  const html = renderToStaticMarkup(
    <SiteProvider
      value={{ site: surround(site, { today: fixture.day, photographs: {}, changes: {} }), path: '/', scope: pilot.id }}
    >
      <PilotBlock pilot={pilot.data} name="quotes" argument="" />
    </SiteProvider>,
  )
  const [said = '', placeholder = ''] = pilot.data.quotes.map(({ text }) => text)
  const { contents, copy } = readDocument(`<main>${html}</main>`)
  for (const text of [said, placeholder]) expect(html).toContain(text)
  for (const elsewhere of [copy, JSON.stringify(contents)]) {
    expect(elsewhere).toContain(said)
    expect(elsewhere).not.toContain(placeholder)
  }
})
