import { describe, expect, it } from 'vitest'
import { titleInTabs } from './document-title.ts'

describe('the title of a document', () => {
  it('is followed by the name of the site where both fit in 60 characters', () => {
    const title = 'x'.repeat(50)
    expect(titleInTabs(title, 'Candles')).toBe(`${title} · Candles`)
  })

  it('stands alone where they do not', () => {
    const title = 'x'.repeat(51)
    expect(titleInTabs(title, 'Candles')).toBe(title)
  })
})
