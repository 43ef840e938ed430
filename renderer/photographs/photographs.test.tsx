import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { compile, parse } from '../content/markdown/processor.ts'
import { PhotographOf, placePhotographs } from './Photograph.tsx'

const photographs = {
  '/images/a well.jpg': { width: 1600, height: 1200, avif: '/a.avif 600w, /b.avif 1600w', webp: '/a.webp 600w' },
}
const place = (markdown: string) => placePhotographs(compile(parse(markdown)), photographs)

describe('a picture in a text', () => {
  it('is offered in all its forms, keeps its place free, and waits until it is nearly seen', () => {
    const sizes = 'sizes="(min-width: 120rem) 48rem, (min-width: 44rem) 40rem, calc(100vw - 2.5rem)"'
    expect(place('![A “well” > 1](</images/a well.jpg> "At noon")')).toBe(
      `<p><picture><source type="image/avif" srcSet="/a.avif 600w, /b.avif 1600w" ${sizes}/>` +
        `<source type="image/webp" srcSet="/a.webp 600w" ${sizes}/>` +
        '<img src="/images/a%20well.jpg" alt="A “well” &gt; 1" title="At noon" width="1600" height="1200" loading="lazy" decoding="async"/>' +
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
    expect(place('![A wave](/images/wave.png)')).toBe(
      '<p><img src="/images/wave.png" alt="A wave" loading="lazy" decoding="async"/></p>',
    )
  })

  it('leaves texts without pictures alone', () => {
    expect(place('`<img src="/images/a well.jpg">`')).toBe('<p><code>&#x3C;img src="/images/a well.jpg"></code></p>')
  })
})

it('the picture at the top of a story is fetched first, and only in the form that a browser chooses', () => {
  const html = renderToStaticMarkup(
    <PhotographOf src="/images/a well.jpg" alt="A well" place="head" photographs={photographs} />,
  )
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toMatch(/loading=|preload/)
})
