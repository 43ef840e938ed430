import { expect } from 'vitest'
import { plainText } from '../../../../renderer/content/figures/reference.ts'
import { annualSummitSchema, summitSchema } from '../../../../renderer/content/schemas/summit.ts'
import { cards, content, openPage } from '../site-pages.ts'
import { count, each, noInput } from './checks.ts'
import { lists, tells } from './fields.ts'
import { leaders } from './section-2-pages.ts'
import { routeTable } from './section-2-routes.ts'
import { annualAgenda, keynoteLinks, keynoteShows, onlineAgenda, speakers } from './section-2-summits.ts'
import { milestoneSentences } from './section-3-milestones.ts'
import { all, type Check, quote } from './sentence.ts'

const online = '/innovation-summit'

/** Every card of a pilot shows what a field of its file says, card by card. */
const pilotField = (field: string, selector: string): Check =>
  lists('/pilots', 'cards of pilots', field, `[data-card=pilot] ${selector}`)

const pilotFeatures: Check = all(pilotField('keyFeatures.*', 'ul > li'), () => {
  const $ = openPage('/pilots')
  for (const list of $('[data-card=pilot] ul').toArray()) expect($(list).children('li')).toHaveLength(4)
})

/** It is for search engines; a card says what was tried, beside the table that says what came of it. */
const pilotDescriptions: Check = () => {
  for (const { id, data } of content.site.pilots)
    expect(openPage(`/pilot/${id}`)('meta[name=description]').attr('content')).toBe(
      plainText(data.description, content.figures, id),
    )
}

const pilotStatus: Check = () =>
  expect(content.site.pilots.some(({ data }) => data.status === 'Implemented')).toBe(true)

const everyArticleCard = (...parts: readonly string[]) => each('/get-inspired', '[data-card$=article]', ...parts)

const articleCards: Check = () => {
  const $ = openPage('/get-inspired')
  for (const { id, data } of cards.articles) {
    const card = $(`[data-card$=article]:has(a[href="/article/${id}"])`)
    expect(card.find('p > span').first().text(), id).toBe(data.category)
    expect(card.find('h3').text(), id).toBe(data.title)
    expect(card.find('time').attr('datetime'), id).toBe(data.date)
  }
}

/** The card of each leader has the name, and these fields once it is known who that is. */
const leaderCards =
  (...fields: readonly ('title' | 'organisation')[]): Check =>
  () => {
    const $ = openPage('/about')
    for (const { data } of content.site.leaders) {
      const shown = $(`[data-card=leader]:has(a[href="${data.linkedinUrl}"])`).text()
      for (const field of ['name', ...(data.placeholder ? [] : fields)] as const) expect(shown).toContain(data[field])
    }
  }

const logoCards: Check = () => {
  const $ = openPage('/')
  const nameOf = (link: Parameters<typeof $>[0]) =>
    $(link).find('img').attr('alt') ?? $(link).find('span').first().text()
  const shown = $('[data-logo-row] a').toArray()
  expect(shown.map((link) => [nameOf(link), link.attribs.href])).toEqual(
    content.site.partners.map(({ data: { name, logo, url } }) => [logo.src ? logo.alt : name, url]),
  )
}

const figureCards = (path: string, file: 'home' | 'about' | 'getInspired') =>
  all(
    each(path, '[data-card=stat]', 'data, time', 'p + p', 'svg[aria-hidden=true]'),
    tells(path, file, 'cards.*.label', '[data-card=stat]'),
  )

/** The settings list the categories that the specification names: writers may add others. */
const listsCategories =
  (list: 'pilots' | 'articles', ...names: readonly string[]): Check =>
  () =>
    expect(content.site.settings.data.categories[list]).toEqual(expect.arrayContaining([...names]))

/** A closed list of the schema: writers choose from what the specification names. */
const offers =
  (schema: { options: readonly string[] }, ...options: readonly string[]): Check =>
  () =>
    expect(schema.options).toEqual(options)

const pilotCategories = listsCategories(
  'pilots',
  'Leadership Development',
  'Digital Engagement',
  'Social Enterprise',
  'Platform Innovation',
  'Mobile Fundraising',
  'Data Analytics',
)
const onlineTypes = ['opening', 'keynote', 'q&a', 'presentation', 'closing']
const types: Check = () => {
  for (const { type } of content.site.summit.data.agenda) expect(onlineTypes).toContain(type)
}
const moreTypes = all(
  ...[summitSchema, annualSummitSchema].map(({ shape }) =>
    offers(shape.agenda.element.shape.type, ...onlineTypes, 'networking', 'panel', 'break', 'workshop'),
  ),
)
const hasFlag: Check = () => expect(content.site.summit.data.keynote.placeholder).toBeTypeOf('boolean')
const stoodIn = { reason: 'not shown; what stands in for them is listed by the check, and a release refuses it' }

/** 3. Entities and their fields. */
export const section3 = [
  ...quote('/pilots')`
    All are fixed page content; nothing is stored or fetched. ${noInput}
    Pilot: id, ${routeTable}
    title, ${pilotField('title', 'h3 a')}
    partner, ${pilotField('partner', 'h3 + p')}
    icon, ${each('/pilots', '[data-card=pilot]', 'p:has(+ h3) > svg[aria-hidden=true]')}
    category, ${pilotField('category', 'p:has(+ h3) > svg + span')}
    description, ${pilotDescriptions} ${pilotField('glance.tried', 'h3 + p + p')}
    keyFeatures (list of 4 strings), ${pilotFeatures}
    status. ${pilotField('status', 'p:has(+ h3) > :last-child')}
    Categories: Leadership Development, Digital Engagement, Social Enterprise, Platform Innovation,
    Mobile Fundraising, Data Analytics. ${pilotCategories}
    Every status is Implemented. ${pilotStatus}
    Article: id, ${everyArticleCard('a[href^="/article/"]')}
    title, ${everyArticleCard('h3 a')}
    date, ${everyArticleCard('time[datetime]')}
    category (Innovation Challenge or Manifesto), ${listsCategories('articles', 'Innovation Challenge', 'Manifesto')}
    ${articleCards}
    excerpt, ${everyArticleCard('h3 + p')}
    ${tells('/get-inspired', 'cards of articles', 'excerpt', '[data-card$=article]')}
    image, ${everyArticleCard('svg, img')}
    featured flag. ${count('/get-inspired', '[data-card=featured-article]', 1)}
    Person card: name, ${leaderCards()}
    title, ${leaderCards('title')}
    organisation, ${leaderCards('organisation')}
    image, ${each('/about', '[data-card=leader]', '.monogram, img, a > svg')}
    linkedinUrl. ${leaders}
    The 20 leaders' actual names and titles: not shown. ${stoodIn}
    Partner logo: name, logo, url. ${logoCards}
    Statistic: number, label, icon. ${figureCards('/', 'home')} ${figureCards('/about', 'about')}
    ${figureCards('/get-inspired', 'getInspired')}
    Summit keynote speaker: name, ${keynoteShows('name')}
    role, ${keynoteShows('role')}
    topic, ${keynoteShows('topic')}
    image, ${keynoteShows()}
    tedTalkUrl, ${keynoteLinks('tedTalkUrl')}
    websiteUrl, ${keynoteLinks('websiteUrl')}
    placeholder flag, ${hasFlag}
    bio. ${keynoteShows('bio')}
    Featured speaker: name, ${speakers(online, 'name')}
    role, ${speakers(online, 'role')}
    topic. ${speakers(online, 'topic')}
    Summit agenda item: time, title, optional speaker, ${onlineAgenda}
    type (opening, keynote, q&a, presentation, closing; ${types}
    the older page adds networking, panel, break, workshop). ${moreTypes} ${annualAgenda}
    Timeline entry: date, event.
    ${each('/nominate-beacon', '[data-card=date]', 'p:nth-child(1) time, p:nth-child(1) data', 'p:nth-child(2)')}
    Social link: name, url, icon, description.
    ${each('/contact', '[data-card=social]', 'h3', 'a[href^="https://"]', 'svg', 'p')}
  `,
  ...milestoneSentences,
]
