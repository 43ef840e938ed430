import { expect } from 'vitest'
import { count, each, link, onEachArticle, order, sections, some } from './checks.ts'
import { leadsTo, lengthOf, lists, tells, textsOf } from './fields.ts'
import { counted, shows } from './figures.ts'
import { all, type Check, of, type Sentence } from './sentence.ts'

const nominate = '/nominate-beacon'

/** The numbers of the steps of the nomination process, and what the steps are. */
const steps: Check = all(
  count(nominate, 'ol > [data-card=step]', counted('count/process-steps')),
  shows(nominate, 'count/process-steps'),
  lists(nominate, 'nominations', 'steps.*.title', '[data-card=step] h3'),
  (site) => {
    const $ = site.open(nominate)
    const numbers = $('[data-card=step]').toArray()
    expect(numbers.map((step) => $(step).find('data').first().text())).toEqual(
      numbers.map((_, index) => String(index + 1)),
    )
  },
)

/** The social links as cards. */
export const socialCards: Check = all(
  count('/contact', 'main [data-card=social] a[target]', counted('count/social-links')),
  lists('/contact', 'settings', 'socialLinks.*.name', 'main [data-card=social] h3'),
  leadsTo('/contact', 'main [data-card=social]', 'settings', 'socialLinks.*.url'),
)

/** A part of a page has a link that opens a mail to the address of the settings, and says that address. */
export function mailLink(path: string, part = 'main'): Check {
  return (site) => {
    const $ = site.open(path)
    const links = $(part).find('a[href^="mailto:"]').toArray()
    const [address] = textsOf(site, 'settings', 'email.address')
    expect(
      links.map((element) => [element.attribs.href, $(element).text().trim()]),
      path,
    ).toContainEqual([`mailto:${address}`, address])
  }
}

/** Nominate a Beacon, Get In Touch, the stories. */
export const nominateToStories: readonly Sentence[] = [
  ['Purpose,', sections(nominate, 'Purpose, Criteria, Process, Timeline, Requirements')],
  [
    'criteria,',
    lists(nominate, 'nominations', 'criteria.*.title', 'section:has(h2:contains("Criteria")) h3'),
    tells(nominate, 'nominations', 'criteria.*.text', { under: 'Criteria' }),
  ],
  ['a seven-step process,', steps],
  [
    'a timeline,',
    count(nominate, 'ol > [data-card=date]', lengthOf('nominations', 'timeline')),
    lists(nominate, 'nominations', 'timeline.*.event', '[data-card=date] > p:last-child'),
  ],
  [
    'requirements,',
    some(nominate, 'section:has(h2:contains("Requirements")) li'),
    tells(nominate, 'nominations', 'requirements.*', { under: 'Requirements' }),
  ],
  [
    'and an external nomination form link.',
    tells(nominate, 'nominations', 'form.label', 'main a[target=_blank]'),
    leadsTo(nominate, 'main', 'nominations', 'form.url'),
  ],

  ['A mail link to {email}', mailLink('/contact')],
  [
    'and five social links (professional network, general social networks x2, photo-sharing, video),',
    socialCards,
    order('/contact', 'main a[href^="mailto:"]', '[data-card=social]'),
  ],
  [
    'each with name, url, icon, description.',
    each('/contact', 'main [data-card=social]', 'h3 a[href^="https://"]', 'svg[aria-hidden=true]'),
    lists('/contact', 'settings', 'socialLinks.*.description', 'main [data-card=social] p'),
  ],

  ...(
    [
      ['Second Edition (19 December 2022),', 'second-edition'],
      ['Manifesto (30 November 2020),', 'manifesto'],
      ['First Edition (9 October 2020).', 'first-edition'],
    ] as const
  ).flatMap(([sentence, id]) =>
    of(`articles/${id}`, [
      sentence,
      tells(`/article/${id}`, `articles/${id}`, 'title', 'article h1'),
      shows(`/article/${id}`, `${id}/date`, 'article'),
    ]),
  ),
  [
    'Each has a back link to /get-inspired',
    onEachArticle((path) => link(path, '/get-inspired', 'Back to Get Inspired')),
  ],
  [
    'and links to external challenge platforms, a manifesto document and a solutions marketplace.',
    {
      of: ['articles/second-edition', 'articles/manifesto', 'articles/first-edition'],
      check: (path, file) =>
        all(
          lists(path, file, 'links.*.label', '[data-card=resource] a'),
          leadsTo(path, '[data-card=resource]', file, 'links.*.url'),
        ),
    },
  ],
]
