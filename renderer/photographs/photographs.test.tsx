import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { compile, parse } from '../content/markdown/processor.ts'
import { prioritiseFirstInView } from './first-in-view.ts'
import { PhotographOf, placePhotographs } from './Photograph.tsx'

const photographs = {
  '/images/a well.jpg': {
    width: 1600,
    height: 1200,
    src: '/assets/photographs/a-well-1080.0123456789.jpg',
    sources: [
      { type: 'image/avif', srcset: '/assets/a.avif 360w, /assets/b.avif 1600w' },
      { type: 'image/webp', srcset: '/assets/a.webp 360w, /assets/b.webp 1600w' },
    ],
  },
}
const place = (markdown: string) => placePhotographs(compile(parse(markdown)), photographs)

describe('a picture in a text', () => {
  it('is offered in all its forms, keeps its place free, and waits until it is nearly seen', () => {
    expect(place('![A “well” > 1](</images/a well.jpg> "At noon")')).toBe(
      '<p><picture>' +
        '<source type="image/avif" srcSet="/assets/a.avif 360w, /assets/b.avif 1600w" sizes="(min-width: 120rem) 48rem, (min-width: 44rem) 40rem, calc(100vw - 2.5rem)"/>' +
        '<source type="image/webp" srcSet="/assets/a.webp 360w, /assets/b.webp 1600w" sizes="(min-width: 120rem) 48rem, (min-width: 44rem) 40rem, calc(100vw - 2.5rem)"/>' +
        '<img src="/assets/photographs/a-well-1080.0123456789.jpg" alt="A “well” &gt; 1" title="At noon" width="1600" height="1200" loading="lazy" decoding="async"/>' +
        '</picture></p>',
    )
  })

  it('is found whatever its texts hold', () => {
    const html = place('![a "b" <c> & d](/images/a%20well.jpg "x > \\" onload=y")')
    expect(html).toContain('alt="a &quot;b&quot; &lt;c&gt; &amp; d"')
    expect(html).toContain('title="x &gt; &quot; onload=y"')
    expect(html.match(/<picture>/g)).toHaveLength(1)
  })

  it('is shown as it is where nothing was made of it', () => {
    expect(place('![A wave](/images/wave.svg)')).toBe(
      '<p><img src="/images/wave.svg" alt="A wave" loading="lazy" decoding="async"/></p>',
    )
  })

  it('never makes a browser load a form that it would not choose', () => {
    const element = <PhotographOf src="/images/a well.jpg" alt="A well" photographs={photographs} />
    expect(renderToStaticMarkup(element)).not.toContain('preload')
  })

  it('leaves texts without pictures alone', () => {
    expect(place('`<img src="/images/a well.jpg">`')).toBe('<p><code>&#x3C;img src="/images/a well.jpg"></code></p>')
  })
})

describe('the first picture of a document', () => {
  const image = '<img src="/a.jpg" alt="A" loading="lazy" decoding="async"/>'
  const eager = '<img src="/a.jpg" alt="A" fetchpriority="high" decoding="async"/>'

  it('is prioritised where it is seen at once, and no other one is', () => {
    expect(prioritiseFirstInView(`<main><h1>Title</h1>${image}${image}</main>`)).toBe(
      `<main><h1>Title</h1>${eager}${image}</main>`,
    )
  })

  it.each([
    ['stands below a long text', `<main><p>${'word '.repeat(80)}</p>${image}</main>`],
    ['stands below a drawing', `<main><svg viewBox="0 0 1 1" role="img"></svg>${image}</main>`],
    ['is not there', '<main><p>Text</p></main>'],
  ])('is not where it %s', (_, html) => {
    expect(prioritiseFirstInView(html)).toBe(html)
  })

  it('is, whatever stands in the table of contents beside it', () => {
    const contents = `<nav>${'word '.repeat(80)}</nav>`
    expect(prioritiseFirstInView(`<main>${contents}${image}</main>`)).toBe(`<main>${contents}${eager}</main>`)
  })
})
