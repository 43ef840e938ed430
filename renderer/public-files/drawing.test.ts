import { describe, expect, it } from 'vitest'
import { findInDrawing } from './drawing.ts'
import { drawing } from './testing/drawings.ts'

const find = (svg: string | Uint8Array) => findInDrawing(Buffer.from(svg as string))

const xlink = ' xmlns:xlink="http://www.w3.org/1999/xlink"'

describe('a drawing may hold', () => {
  it.each([
    [
      'shapes, gradients and parts of its own',
      '<defs><linearGradient id="a"/></defs><use href="#a"/><path fill="url(#a)"/>',
    ],
    ['a style of its own', '<style>.a { fill: url("#b"); font: 1em serif }</style><g class="a" style="fill:#fff"/>'],
    ['a picture within it', '<image href="data:image/png;base64,aGVsbG8="/>'],
    ['a link that visitors follow', '<a href="https://example.org/"><text>on = a word &amp; no action</text></a>'],
    ['notes of the program that drew it', '<x:namedview xmlns:x="http://www.inkscape.org/"/><metadata/>'],
  ])('%s', (_, part) => {
    expect(find(`<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "a" "b">${drawing(part)}`)).toBeUndefined()
  })
})

describe('a drawing may not hold', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT/>'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtm&#108;"/>'],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['<g onload="alert(1)"/>'],
    ['<g\nOnLoad\n=\n"alert(1)"/>'],
    ['<x:g x:onload="a" xmlns:x="a:b"/>'],
    ['<a href="javascript:alert(1)"/>'],
    ['<a href="&#106;ava&#x0a;script:alert(1)"/>'],
    ['<a href="data:text/html,x"/>'],
    ['<use href="data:image/svg+xml;base64,eA=="/>'],
    ['<use href="https://example.org/a.svg#b"/>'],
    ['<image href="/images/a.png"/>'],
    ['<foreignObject/>'],
    ['<iframe/>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>'],
    ['<animate/>'],
    ['<style>@import "https://example.org/a.css"</style>'],
    ['<style><![CDATA[g { fill: url(https://example.org/a) }]]></style>'],
    ['<g style="fill: URL( https://example.org/a )"/>'],
    ["<style>@imp<!-- -->ort 'https://example.org/a.css';</style>"],
    ["<style>@i&#109;port 'https://example.org/a.css'</style>"],
    ["<style><g/>@import 'https://example.org/a.css'</style>"],
    ["<style><style/>@import 'https://example.org/a.css'</style>"],
    ["<style>@import 'https://example.org/a.css'<style/></style>"],
    ["<style>@import 'https://example.org/a.css'"],
    ["<style>@\\69mport 'https://example.org/a.css'</style>"],
    ['<g style="fill:u\\72l(https://example.org/a)"/>'],
    ['<g style="fill:image-set(\'https://example.org/a\' 1x)"/>'],
    ['<g xml:base="https://example.org/"/>'],
    ['<?xml-stylesheet href="a.xsl" type="text/xsl"?>'],
    ['<!--><script/>-->'],
    ['<![CDATA[ ]]><script/>'],
  ])('%s', (part) => {
    expect(find(drawing(part, xlink))).toMatchObject({ message: expect.stringMatching(/^the drawing contains /) })
  })

  it('a link by its older name', () => {
    expect(find(drawing('<a xlink:href="javascript:alert(1)"/>', xlink))).toMatchObject({ line: 1, column: 104 })
  })

  it('definitions by which a word becomes markup', () => {
    expect(find(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`)).toMatchObject({ message: /ENTITY/ })
  })

  it('the encoding of another language, in which other letters stand there', () => {
    const message = 'the drawing is not saved as UTF-8'
    expect(find(Buffer.from(`\ufeff${drawing('<script/>')}`, 'utf16le'))).toMatchObject({ message })
    expect(find(`<?xml version="1.0" encoding='UTF-7'?>${drawing('')}`)).toMatchObject({ message })
  })

  it('more than a megabyte', () => {
    expect(find(drawing(' '.repeat(1_000_000)))).toMatchObject({ message: /bytes, expected 1,000,000 at most$/ })
  })
})
