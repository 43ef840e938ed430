import type { CheerioAPI } from 'cheerio'
import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'

/** A part of a page: what a selector finds, or the section under a heading of the second level. */
export type Part = string | { under: string }

/** The elements of a part of a page. There must be some, and one section under a heading. */
export function partOf($: CheerioAPI, part: Part, path: string) {
  if (typeof part === 'string') {
    const found = $(part)
    expect(found.length, `${part} on ${path}`).toBeGreaterThan(0)
    return found
  }
  const headings = $('main h2').filter((_, element) => normalise($(element).text()) === part.under)
  expect(headings.length, `headings “${part.under}” on ${path}`).toBe(1)
  return headings.closest('section')
}
