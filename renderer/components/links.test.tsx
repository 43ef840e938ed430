import { describe, expect, it } from 'vitest'
import { showOn } from '../testing/show-on.tsx'
import { ButtonLink } from './links.tsx'

describe('a button', () => {
  const show = (href: string, more: { placeholder?: boolean; isBack?: boolean } = {}) => {
    const { isBack = false, ...link } = more
    const $ = showOn('/', <ButtonLink link={{ href, label: 'Go', ...link }} isBack={isBack} />)
    return {
      arrow: $('svg')
        .attr('class')
        ?.match(/arrow-[a-z-]+/)?.[0],
      text: $('body').text(),
    }
  }

  it.each([
    ['/pilots', 'arrow-right'],
    ['https://example.org', 'arrow-up-right'],
    ['mailto:keeper@example.org', undefined],
  ])('to %s has the arrow %s', (href, arrow) => {
    expect(show(href).arrow).toBe(arrow)
  })

  it('that leads back points back', () => {
    expect(show('/pilots', { isBack: true }).arrow).toBe('arrow-left')
  })

  it('says of a placeholder for an address elsewhere that the address will follow, and does not point there', () => {
    const words = 'Go (opens in a new tab)'
    expect(show('https://example.org').text).toBe(words)
    const unknown = show('https://example.org', { placeholder: true })
    expect(unknown).toEqual({ arrow: undefined, text: `${words}The address will follow.` })
  })
})
