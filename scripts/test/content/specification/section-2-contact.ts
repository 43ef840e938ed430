import { expect } from 'vitest'
import { content, openPage } from '../site-pages.ts'
import { count, each, hasText, link, onEachOf, order, sections } from './checks.ts'
import { leadsTo, lists, listsLinks, tells, textsOf } from './fields.ts'
import { all, type Check, quote } from './sentence.ts'

const page = '/nominate-beacon'

/** The steps of the nomination process, in a list that the stylesheet numbers. */
const steps: Check = all(
  count(page, 'ol.path > li[data-card=step]', 'count/process-steps'),
  lists(page, 'nominations', 'steps.*.title', '[data-card=step] h3'),
)

/** What a nomination must fulfil is on its page, word for word. */
export const requirements: Check = tells(page, 'nominations', 'requirements.*', { under: 'Requirements' })

/** The social links as cards. */
export const socialCards: Check = all(
  count('/contact', 'main [data-card=social] a[target]', 'count/social-links'),
  lists('/contact', 'settings', 'socialLinks.*.name', 'main [data-card=social] h3'),
  leadsTo('/contact', 'main [data-card=social]', 'settings', 'socialLinks.*.url'),
)

/** A part of a page has a link that opens a mail to the address of the settings, and says that address. */
export function mailLink(path: string, part = 'main'): Check {
  return () => {
    const $ = openPage(path)
    const links = $(part).find('a[href^="mailto:"]').toArray()
    const [address] = textsOf('settings', 'email.address')
    expect(
      links.map((element) => [element.attribs.href, $(element).text().trim()]),
      path,
    ).toContainEqual([`mailto:${address}`, address])
  }
}

/** Every story that has links lists them, each to another site. One without figures has its first link above its text. */
export const storyLinks: Check = onEachOf(
  'articles',
  (path, file) => {
    const { stats = [], links = [] } = content.site.articles.find(({ id }) => file === `articles/${id}`)?.data ?? {}
    return all(
      listsLinks(path, links, stats.length === 0 ? 1 : 0),
      leadsTo(path, '[data-card=resource]', file, 'links.*.url'),
    )
  },
  '[data-card=resource]',
)

const story = (id: string) => tells(`/article/${id}`, `articles/${id}`, 'title', 'article h1')

/** Nominate a Beacon, Get In Touch, the stories. */
export const nominateToStories = [
  ...quote(page)`
    Purpose, ${sections(page, 'Purpose, Criteria, Process, Timeline, Requirements')}
    criteria, ${hasText(page, { under: 'Criteria' })}
    a seven-step process, [count/process-steps] ${steps}
    a timeline, ${lists(page, 'nominations', 'timeline.*.event', 'ol > [data-card=date] > p:nth-child(2)')}
    requirements, ${each(page, 'body', 'section:has(h2:contains("Requirements")) li')} ${requirements}
    and an external nomination form link. ${tells(page, 'nominations', 'form.label', 'main a[target=_blank]')}
    ${leadsTo(page, 'main', 'nominations', 'form.url')}
  `,
  ...quote('/contact')`
    A mail link to {email} ${mailLink('/contact')}
    and five social links (professional network, general social networks x2, photo-sharing, video), ${socialCards}
    ${order('/contact', 'main a[href^="mailto:"] | [data-card=social]')}
    each with name, url, icon, description.
    ${each('/contact', 'main [data-card=social]', 'h3 a[href^="https://"]', 'svg[aria-hidden=true]')}
    ${lists('/contact', 'settings', 'socialLinks.*.description', 'main [data-card=social] p')}
  `,
  ...quote('/article/second-edition')`
    Second Edition (19 December 2022), [date] ${story('second-edition')}`,
  ...quote('/article/manifesto')`
    Manifesto (30 November 2020), [date] ${story('manifesto')}`,
  ...quote('/article/first-edition')`
    First Edition (9 October 2020). [date] ${story('first-edition')}`,
  ...quote('/get-inspired')`
    Each has a back link to /get-inspired
    ${onEachOf('articles', (path) => link(path, '/get-inspired', 'Back to Get Inspired'))}
    and links to external challenge platforms, a manifesto document and a solutions marketplace. ${storyLinks}
  `,
]
