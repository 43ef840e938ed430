import { expect } from 'vitest'
import { all, count, each, external, headings, link, order, says, shows, some } from './checks.ts'
import { articlePaths } from './pages.ts'
import type { Sentence } from './sentence.ts'

/** Nominate a Beacon, Get In Touch, the stories. */
export const nominateToStories: readonly Sentence[] = [
  {
    sentence: 'Purpose,',
    check: headings('/nominate-beacon', 2, 'Purpose', 'Criteria', 'Process', 'Timeline', 'Requirements'),
  },
  { sentence: 'criteria,', check: some('/nominate-beacon', 'section:has(h2:contains("Criteria")) h3') },
  {
    sentence: 'a seven-step process,',
    check: all(
      count('/nominate-beacon', 'ol > [data-card=step]', 7),
      shows('/nominate-beacon', '7', /steps/i),
      (site) => {
        const $ = site.open('/nominate-beacon')
        const numbers = $('[data-card=step]').toArray()
        expect(numbers.map((step) => $(step).find('data').first().text())).toEqual(['1', '2', '3', '4', '5', '6', '7'])
      },
    ),
  },
  { sentence: 'a timeline,', check: count('/nominate-beacon', 'ol > [data-card=date]', 4) },
  { sentence: 'requirements,', check: some('/nominate-beacon', 'section:has(h2:contains("Requirements")) li') },
  { sentence: 'and an external nomination form link.', check: external('/nominate-beacon', /nomination form/i) },

  {
    sentence: 'A mail link to {email}',
    check: (site) => {
      const $ = site.open('/contact')
      const address = $('main a[href^="mailto:"]')
      expect(address.attr('href')).toMatch(/^mailto:[^@\s]+@[^@\s]+\.[a-z]+$/)
      expect(`mailto:${address.text().trim()}`).toBe(address.attr('href'))
    },
  },
  {
    sentence: 'and five social links (professional network, general social networks x2, photo-sharing, video),',
    check: all(
      count('/contact', 'main [data-card=social]', 5),
      external('/contact', /./, 'main [data-card=social]', 5),
      order('/contact', 'main a[href^="mailto:"]', '[data-card=social]'),
      says('/contact', /professional.*network.*network.*photo-sharing.*video/i),
    ),
  },
  {
    sentence: 'each with name, url, icon, description.',
    check: each('/contact', 'main [data-card=social]', 'h3 a[href^="https://"]', 'svg[aria-hidden=true]', 'p'),
  },

  ...(
    [
      [
        'Second Edition (19 December 2022),',
        '/article/second-edition',
        /second edition/i,
        '2022-12-19',
        '19 December 2022',
      ],
      ['Manifesto (30 November 2020),', '/article/manifesto', /manifesto/i, '2020-11-30', '30 November 2020'],
      ['First Edition (9 October 2020).', '/article/first-edition', /first edition/i, '2020-10-09', '9 October 2020'],
    ] as const
  ).map(([sentence, path, title, day, words]) => ({
    sentence,
    check: all(
      (site) => expect(site.text(path, 'main h1')).toMatch(title),
      some(path, `article time[datetime="${day}"]:contains("${words}")`),
    ),
  })),
  {
    sentence: 'Each has a back link to /get-inspired',
    check: all(...articlePaths.map((path) => link(path, '/get-inspired', /back/i))),
  },
  {
    sentence: 'and links to external challenge platforms, a manifesto document and a solutions marketplace.',
    check: all(
      ...articlePaths.flatMap((path) => [
        external(path, /challenge platform/i),
        external(path, /manifesto document/i),
        external(path, /solutions marketplace/i),
      ]),
    ),
  },
]
