import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import { all, count, each, external, headings, link, onEach, order, part } from './checks.ts'
import { pilotPaths } from './pages.ts'
import type { Check, Sentence } from './sentence.ts'

/** What stands under the title of a page. */
export const subtitle =
  (path: string, ...words: readonly RegExp[]): Check =>
  (site) => {
    const text = normalise(site.open(path)('main h1 + p').text())
    for (const wanted of words) expect(text, `subtitle of ${path}`).toMatch(wanted)
  }

/** What all case studies have in common. */
export const caseStudies: readonly Sentence[] = [
  {
    sentence: 'Common structure: top Back to Pilots link (/pilots);',
    check: onEach(pilotPaths, (path) =>
      all(
        link(path, '/pilots', 'Back to Pilots'),
        order(
          path,
          'main a:contains("Back to Pilots")',
          'main p:contains("PILOT")',
          'main h1',
          'main h1 + p',
          'article > svg[role=img], article > img',
          'article h2',
          'h2:contains("Sponsored by")',
          'main a:contains("Back to All Pilots")',
          'main a:contains("Get Involved")',
        ),
      ),
    ),
  },
  { sentence: 'a PILOT badge;', check: onEach(pilotPaths, (path) => count(path, 'article span:contains("PILOT")', 1)) },
  { sentence: 'title;', check: onEach(pilotPaths, (path) => count(path, 'article h1', 1)) },
  {
    sentence: 'subtitle naming the organisation;',
    check: onEach(pilotPaths, (path) => subtitle(path, /organisation|confederation|agency|enterprise/i)),
  },
  {
    sentence: 'hero image;',
    check: onEach(pilotPaths, (path) => count(path, 'article > svg[role=img][aria-label], article > img[alt]', 1)),
  },
  { sentence: 'content sections;', check: onEach(pilotPaths, (path) => each(path, 'article section', 'h2[id]')) },
  {
    sentence: 'a Sponsored by block linking externally to the sponsor (a technology philanthropy);',
    check: onEach(pilotPaths, (path) =>
      all(
        headings(path, 2, 'Sponsored by'),
        external(path, /./, '[data-card=sponsor]', 1),
        part(path, 'Sponsored by', /technology philanthropy/i),
      ),
    ),
  },
  {
    sentence: 'footer buttons Back to All Pilots (/pilots) and Get Involved (/innovation-summit).',
    check: onEach(pilotPaths, (path) =>
      all(link(path, '/pilots', 'Back to All Pilots'), link(path, '/innovation-summit', 'Get Involved')),
    ),
  },
]
