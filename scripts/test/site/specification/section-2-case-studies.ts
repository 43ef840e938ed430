import { all, count, each, headings, link, onEachPilot, order } from './checks.ts'
import { leadsTo, tells } from './fields.ts'
import type { Sentence } from './sentence.ts'

/** What all case studies have in common, those that the specification does not know included. */
export const caseStudies: readonly Sentence[] = [
  {
    sentence: 'Common structure: top Back to Pilots link (/pilots);',
    check: onEachPilot((path) =>
      all(
        link(path, '/pilots', 'Back to Pilots'),
        order(
          path,
          'main a:contains("Back to Pilots")',
          'main p:contains("PILOT")',
          'main h1',
          'main h1 + p',
          'article > svg[role=img], article > img, article > picture',
          'article h2',
          'h2:contains("Sponsored by")',
          'main a:contains("Back to All Pilots")',
          'main a:contains("Get Involved")',
        ),
      ),
    ),
  },
  { sentence: 'a PILOT badge;', check: onEachPilot((path) => count(path, 'article span:contains("PILOT")', 1)) },
  {
    sentence: 'title;',
    check: onEachPilot((path, file) => tells(path, file, 'title', 'article h1')),
  },
  {
    sentence: 'subtitle naming the organisation;',
    check: onEachPilot((path, file) => tells(path, file, 'subtitle', 'main h1 + p')),
  },
  {
    sentence: 'hero image;',
    check: onEachPilot((path) =>
      count(path, 'article > svg[role=img][aria-label], article > img[alt], article > picture > img[alt]', 1),
    ),
  },
  { sentence: 'content sections;', check: onEachPilot((path) => each(path, 'article section', 'h2[id]')) },
  {
    sentence: 'a Sponsored by block linking externally to the sponsor (a technology philanthropy);',
    check: onEachPilot((path) =>
      all(
        headings(path, 2, 'Sponsored by'),
        count(path, '[data-card=sponsor] a[target]', 1),
        leadsTo(path, '[data-card=sponsor]', 'settings', 'sponsor.url'),
        tells(path, 'settings', 'sponsor.description', { under: 'Sponsored by' }),
      ),
    ),
  },
  {
    sentence: 'footer buttons Back to All Pilots (/pilots) and Get Involved (/innovation-summit).',
    check: onEachPilot((path) =>
      all(link(path, '/pilots', 'Back to All Pilots'), link(path, '/innovation-summit', 'Get Involved')),
    ),
  },
]
