import { expect } from 'vitest'
import { articleSchema } from '../../../../renderer/content/schemas/article.ts'
import { pilotSchema } from '../../../../renderer/content/schemas/pilot.ts'
import { annualSummitSchema, summitSchema } from '../../../../renderer/content/schemas/summit.ts'
import { all, count, each, noInput } from './checks.ts'
import { leadsTo, lists, tells } from './fields.ts'
import { leaders } from './section-2-pages.ts'
import { routeTable } from './section-2-routes.ts'
import { annualAgenda, onlineAgenda } from './section-2-summits.ts'
import { milestoneSentences } from './section-3-milestones.ts'
import type { Check, Sentence } from './sentence.ts'

const online = '/innovation-summit'
const picture = 'img, svg[role=img], [role=img][aria-label]'

/** Every card of a pilot shows what a field of its file says, card by card. */
const pilotField = (field: string, selector: string): Check =>
  all(
    each('/pilots', '[data-card=pilot]', selector),
    lists('/pilots', 'pilots', field, `[data-card=pilot] ${selector}`),
  )

const everyArticleCard = (...parts: readonly string[]) => each('/get-inspired', '[data-card$=article]', ...parts)
const leaderField = (field: string, place: number) =>
  lists('/about', 'leaders', field, `[data-card=leader] div > p:nth-child(${place})`)
const keynote = (field: string, selector: string) =>
  tells(online, 'summit', `keynote.${field}`, `[data-card=keynote] ${selector}`)

/** A closed list of the schema: writers choose from what the specification names. */
const offers =
  (schema: { options: readonly string[] }, ...options: readonly string[]): Check =>
  () =>
    expect(schema.options).toEqual(expect.arrayContaining([...options]))

const pilots: readonly Sentence[] = [
  { sentence: 'All are fixed page content; nothing is stored or fetched.', check: noInput },
  { sentence: 'Pilot: id,', check: routeTable },
  { sentence: 'title,', check: pilotField('title', 'h2 a') },
  { sentence: 'partner,', check: pilotField('partner', '[data-field=partner]') },
  { sentence: 'icon,', check: each('/pilots', '[data-card=pilot]', 'svg[aria-hidden=true]') },
  { sentence: 'category,', check: pilotField('category', '[data-field=category]') },
  { sentence: 'description,', check: pilotField('description', '[data-field=partner] + p') },
  {
    sentence: 'keyFeatures (list of 4 strings),',
    check: all(pilotField('keyFeatures.*', '[data-field="key-features"] li'), (site) => {
      const $ = site.open('/pilots')
      for (const list of $('[data-card=pilot] ul[data-field="key-features"]').toArray())
        expect($(list).children('li')).toHaveLength(4)
    }),
  },
  { sentence: 'status.', check: pilotField('status', '[data-field=status]') },
  {
    sentence:
      'Categories: Leadership Development, Digital Engagement, Social Enterprise, Platform Innovation, Mobile Fundraising, Data Analytics.',
    check: offers(
      pilotSchema.shape.category,
      'Leadership Development',
      'Digital Engagement',
      'Social Enterprise',
      'Platform Innovation',
      'Mobile Fundraising',
      'Data Analytics',
    ),
  },
  {
    sentence: 'Every status is Implemented.',
    check: (site) => {
      const $ = site.open('/pilots')
      const shown = $('[data-card=pilot] [data-field=status]').toArray()
      expect(shown.map((element) => $(element).text())).toEqual(site.content.pilots.map(() => 'Implemented'))
    },
  },
]

const cards: readonly Sentence[] = [
  { sentence: 'Article: id,', check: everyArticleCard('a[href^="/article/"]') },
  { sentence: 'title,', check: everyArticleCard('h3 a') },
  { sentence: 'date,', check: everyArticleCard('time[datetime]') },
  {
    sentence: 'category (Innovation Challenge or Manifesto),',
    check: all(offers(articleSchema.shape.category, 'Innovation Challenge', 'Manifesto'), (site) => {
      const $ = site.open('/get-inspired')
      for (const { id, data } of site.content.articles) {
        const card = $(`[data-card$=article]:has(a[href="/article/${id}"])`)
        expect(card.find('p > span').first().text(), id).toBe(data.category)
        expect(card.find('h3').text(), id).toBe(data.title)
        expect(card.find('time').attr('datetime'), id).toBe(data.date)
      }
    }),
  },
  {
    sentence: 'excerpt,',
    check: all(everyArticleCard('h3 + p'), tells('/get-inspired', 'articles', 'excerpt', '[data-card$=article]')),
  },
  { sentence: 'image,', check: everyArticleCard('svg, img') },
  { sentence: 'featured flag.', check: count('/get-inspired', '[data-card=featured-article]', 1) },
  { sentence: 'Person card: name,', check: leaderField('name', 1) },
  { sentence: 'title,', check: leaderField('title', 2) },
  { sentence: 'organisation,', check: leaderField('organisation', 3) },
  { sentence: 'image,', check: each('/about', '[data-card=leader]', picture) },
  { sentence: 'linkedinUrl.', check: leaders },
  {
    sentence: "The 20 leaders' actual names and titles: not shown.",
    reason: 'not shown; what stands in for them is listed by the check, and a release refuses it',
  },
  {
    sentence: 'Partner logo: name, logo, url.',
    check: (site) => {
      const $ = site.open('/')
      const shown = $('[data-logo-row] a').toArray()
      expect(
        shown.map((logo) => [
          $(logo).find('img').attr('alt') ?? $(logo).find('span').first().text(),
          logo.attribs.href,
        ]),
      ).toEqual(site.content.partners.map(({ data: { name, logo, url } }) => [logo.src ? logo.alt : name, url]))
    },
  },
  {
    sentence: 'Statistic: number, label, icon.',
    check: all(
      ...(
        [
          ['/', 'home'],
          ['/about', 'about'],
          ['/get-inspired', 'getInspired'],
        ] as const
      ).flatMap(([path, file]) => [
        each(path, '[data-card=stat]', 'data, time', 'p + p', 'svg[aria-hidden=true]'),
        tells(path, file, 'cards.*.label', '[data-card=stat]'),
      ]),
    ),
  },
  { sentence: 'Summit keynote speaker: name,', check: keynote('name', 'h3') },
  { sentence: 'role,', check: keynote('role', 'h3 + p') },
  { sentence: 'topic,', check: keynote('topic', 'p') },
  { sentence: 'image,', check: each(online, '[data-card=keynote]', picture) },
  { sentence: 'tedTalkUrl,', check: leadsTo(online, '[data-card=keynote]', 'summit', 'keynote.tedTalkUrl') },
  { sentence: 'websiteUrl,', check: leadsTo(online, '[data-card=keynote]', 'summit', 'keynote.websiteUrl') },
  {
    sentence: 'placeholder flag,',
    check: (site) => expect(site.content.summit.data.keynote.placeholder).toBeTypeOf('boolean'),
  },
  { sentence: 'bio.', check: keynote('bio', 'p ~ p') },
  {
    sentence: 'Featured speaker: name, role, topic.',
    check: all(
      lists(online, 'summit', 'speakers.*.name', '[data-card=speaker] h3'),
      lists(online, 'summit', 'speakers.*.role', '[data-card=speaker] h3 + p'),
      lists(online, 'summit', 'speakers.*.topic', '[data-card=speaker] h3 + p + p'),
    ),
  },
  { sentence: 'Summit agenda item: time, title, optional speaker,', check: onlineAgenda },
  {
    sentence: 'type (opening, keynote, q&a, presentation, closing;',
    check: offers(summitSchema.shape.agenda.element.shape.type, 'opening', 'keynote', 'q&a', 'presentation', 'closing'),
  },
  {
    sentence: 'the older page adds networking, panel, break, workshop).',
    check: all(
      offers(annualSummitSchema.shape.agenda.element.shape.type, 'networking', 'panel', 'break', 'workshop'),
      annualAgenda,
    ),
  },
  {
    sentence: 'Timeline entry: date, event.',
    check: each('/nominate-beacon', '[data-card=date]', 'p:nth-child(1) time, p:nth-child(1) data', 'p:nth-child(2)'),
  },
  {
    sentence: 'Social link: name, url, icon, description.',
    check: each('/contact', '[data-card=social]', 'h3', 'a[href^="https://"]', 'svg', 'p'),
  },
]

/** 3. Entities and their fields. */
export const section3: readonly Sentence[] = [...pilots, ...cards, ...milestoneSentences]
