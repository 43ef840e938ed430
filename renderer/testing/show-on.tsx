import { type CheerioAPI, load } from 'cheerio'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../use-page.ts'
import { contextAt, wholeFixture } from './whole-fixture.ts'

/** A part of the page at an address, as the page shows it: of the fixture's site, or of another one. */
export function showOn(path: string, part: ReactNode, site = wholeFixture): CheerioAPI {
  return load(renderToStaticMarkup(<PageProvider value={{ ...contextAt(path, site), path }}>{part}</PageProvider>))
}

/** The words of each element that a selector finds. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return Array.from($(selector), (element) => $(element).text())
}
