import { count, each, link, onEachOf, order, sections } from './checks.ts'
import { leadsTo, tells } from './fields.ts'
import { all, type Check, quote } from './sentence.ts'

const everyPilot = (check: (path: string, file: `pilots/${string}`) => Check) => onEachOf('pilots', check)
const picture = ['svg[role=img][aria-label]', 'img[alt]', 'picture > img[alt]']
  .map((shown) => `article div:has(h1) > ${shown}`)
  .join(', ')

const frame: Check = everyPilot((path) =>
  order(
    path,
    `main a:contains("Back to Pilots") | main p:contains("PILOT") | main h1 | main h1 + p | ${picture} |
    article h2 | h2:contains("Sponsored by") | main a:contains("Back to All Pilots") | main a:contains("Get Involved")`,
  ),
)

/** Every case study names its sponsor, with a link to its site. */
export const sponsor: Check = everyPilot((path) =>
  all(
    sections(path, 'Sponsored by'),
    count(path, '[data-card=sponsor] a[target]', 1),
    leadsTo(path, '[data-card=sponsor]', 'settings', 'sponsor.url'),
    tells(path, 'settings', 'sponsor.description', { under: 'Sponsored by' }),
  ),
)

/** What all case studies have in common, those that the specification does not know included. */
export const caseStudies = quote('/pilots')`
  Common structure: top Back to Pilots link (/pilots);
  ${everyPilot((path) => link(path, '/pilots', 'Back to Pilots'))} ${frame}
  a PILOT badge; ${everyPilot((path) => count(path, 'article span:contains("PILOT")', 1))}
  title; ${everyPilot((path, file) => tells(path, file, 'title', 'article h1'))}
  subtitle naming the organisation; ${everyPilot((path, file) => tells(path, file, 'subtitle', 'main h1 + p'))}
  hero image; ${everyPilot((path) => count(path, picture, 1))}
  content sections; ${everyPilot((path) => each(path, 'article section', 'h2[id]'))}
  a Sponsored by block linking externally to the sponsor (a technology philanthropy); ${sponsor}
  footer buttons Back to All Pilots (/pilots) ${everyPilot((path) => link(path, '/pilots', 'Back to All Pilots'))}
  and Get Involved (/innovation-summit). ${everyPilot((path) => link(path, '/innovation-summit', 'Get Involved'))}
`
