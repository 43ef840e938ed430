import { count, each, link, onEachPilot, order, sections } from './checks.ts'
import { leadsTo, tells } from './fields.ts'
import { all, type Sentence } from './sentence.ts'

/** What all case studies have in common, those that the specification does not know included. */
export const caseStudies: readonly Sentence[] = [
  [
    'Common structure: top Back to Pilots link (/pilots);',
    onEachPilot((path) =>
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
  ],
  ['a PILOT badge;', onEachPilot((path) => count(path, 'article span:contains("PILOT")', 1))],
  ['title;', onEachPilot((path, file) => tells(path, file, 'title', 'article h1'))],
  ['subtitle naming the organisation;', onEachPilot((path, file) => tells(path, file, 'subtitle', 'main h1 + p'))],
  [
    'hero image;',
    onEachPilot((path) =>
      count(path, 'article > svg[role=img][aria-label], article > img[alt], article > picture > img[alt]', 1),
    ),
  ],
  ['content sections;', onEachPilot((path) => each(path, 'article section', 'h2[id]'))],
  [
    'a Sponsored by block linking externally to the sponsor (a technology philanthropy);',
    onEachPilot((path) =>
      all(
        sections(path, 'Sponsored by'),
        count(path, '[data-card=sponsor] a[target]', 1),
        leadsTo(path, '[data-card=sponsor]', 'settings', 'sponsor.url'),
        tells(path, 'settings', 'sponsor.description', { under: 'Sponsored by' }),
      ),
    ),
  ],
  [
    'footer buttons Back to All Pilots (/pilots) and Get Involved (/innovation-summit).',
    onEachPilot((path) =>
      all(link(path, '/pilots', 'Back to All Pilots'), link(path, '/innovation-summit', 'Get Involved')),
    ),
  ],
]
