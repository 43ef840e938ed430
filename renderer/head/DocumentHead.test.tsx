import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contextAt } from '../testing/whole-fixture.ts'
import { DocumentTitle } from './DocumentHead.tsx'

describe('the title of a document', () => {
  const titleAt = (path: string) => renderToStaticMarkup(<DocumentTitle page={contextAt(path)} />)

  it('is `documentTitle`, with its figures', () => {
    expect(titleAt('/article/open-call')).toBe('<title>165+ ideas from one open call · Lamp and Harbour Circle</title>')
  })

  it('is `title` where there is no other, on the home page too', () => {
    expect(titleAt('/article/charter')).toBe('<title>The Charter of the Keepers · Lamp and Harbour Circle</title>')
    expect(titleAt('/')).toBe('<title>Keeping the lamps lit, together · Lamp and Harbour Circle</title>')
  })
})
