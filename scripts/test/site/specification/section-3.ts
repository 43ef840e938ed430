import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import { all, count, each, external, noInput, says } from './checks.ts'
import { pilotPaths } from './pages.ts'
import { milestoneSentences } from './section-3-milestones.ts'
import type { Check, Sentence } from './sentence.ts'

/** The words of a field of the pilot cards, card by card. */
const pilotField =
  (field: string, values: readonly string[]): Check =>
  (site) => {
    const $ = site.open('/pilots')
    const fields = $(`[data-card=pilot] [data-field="${field}"]`).toArray()
    expect(fields.map((element) => normalise($(element).text()))).toEqual(values)
  }

const everyPilotCard = (...parts: readonly string[]) => each('/pilots', '[data-card=pilot]', ...parts)
const everyArticleCard = (...parts: readonly string[]) => each('/get-inspired', '[data-card$=article]', ...parts)
const keynote = (...parts: readonly string[]) => each('/innovation-summit', '[data-card=keynote]', ...parts)
const badge = (path: string, type: string) => count(path, `[data-agenda-item="${type}"] span:contains("${type}")`, 1)
const picture = 'img, svg[role=img], [role=img][aria-label]'

const pilots: readonly Sentence[] = [
  { sentence: 'All are fixed page content; nothing is stored or fetched.', check: noInput },
  {
    sentence: 'Pilot: id,',
    check: (site) =>
      expect(site.paths.filter((path) => path.startsWith('/pilot/')).toSorted()).toEqual(pilotPaths.toSorted()),
  },
  { sentence: 'title,', check: everyPilotCard('h2 a') },
  { sentence: 'partner,', check: everyPilotCard('[data-field=partner]') },
  { sentence: 'icon,', check: everyPilotCard('svg[aria-hidden=true]') },
  { sentence: 'category,', check: everyPilotCard('[data-field=category]') },
  { sentence: 'description,', check: everyPilotCard('[data-field=partner] + p') },
  {
    sentence: 'keyFeatures (list of 4 strings),',
    check: (site) => {
      const $ = site.open('/pilots')
      const lists = $('[data-card=pilot] ul[data-field="key-features"]').toArray()
      expect(lists.map((list) => $(list).children('li').length)).toEqual([4, 4, 4, 4, 4, 4])
      for (const item of $('[data-field="key-features"] li').toArray()) expect($(item).text()).toMatch(/\w{3}/)
    },
  },
  { sentence: 'status.', check: everyPilotCard('[data-field=status]') },
  {
    sentence:
      'Categories: Leadership Development, Digital Engagement, Social Enterprise, Platform Innovation, Mobile Fundraising, Data Analytics.',
    check: pilotField('category', [
      'Leadership Development',
      'Digital Engagement',
      'Social Enterprise',
      'Platform Innovation',
      'Mobile Fundraising',
      'Data Analytics',
    ]),
  },
  {
    sentence: 'Every status is Implemented.',
    check: pilotField(
      'status',
      pilotPaths.map(() => 'Implemented'),
    ),
  },
]

const cards: readonly Sentence[] = [
  { sentence: 'Article: id,', check: everyArticleCard('a[href^="/article/"]') },
  { sentence: 'title,', check: everyArticleCard('h3 a') },
  { sentence: 'date,', check: everyArticleCard('time[datetime]') },
  {
    sentence: 'category (Innovation Challenge or Manifesto),',
    check: (site) => {
      const $ = site.open('/get-inspired')
      const categories = $('[data-card$=article]').toArray()
      expect(
        categories.map((card) => /Innovation Challenge|Manifesto/.exec($(card).find('p').first().text())?.[0]),
      ).toEqual(['Innovation Challenge', 'Manifesto', 'Innovation Challenge'])
    },
  },
  { sentence: 'excerpt,', check: everyArticleCard('h3 + p') },
  { sentence: 'image,', check: everyArticleCard('svg, img') },
  { sentence: 'featured flag.', check: count('/get-inspired', '[data-card=featured-article]', 1) },
  { sentence: 'Person card: name,', check: each('/about', '[data-card=leader]', 'div p:nth-child(1)') },
  { sentence: 'title,', check: each('/about', '[data-card=leader]', 'div p:nth-child(2)') },
  { sentence: 'organisation,', check: each('/about', '[data-card=leader]', 'div p:nth-child(3)') },
  { sentence: 'image,', check: each('/about', '[data-card=leader]', picture) },
  { sentence: 'linkedinUrl.', check: external('/about', /./, '[data-card=leader]', 20) },
  {
    sentence: "The 20 leaders' actual names and titles: not shown.",
    reason: 'not shown; what stands in for them is listed by the check, and a release refuses it',
  },
  {
    sentence: 'Partner logo: name, logo, url.',
    check: (site) => {
      const $ = site.open('/')
      for (const logo of $('[data-logo-row] a').toArray()) {
        const name = $(logo).find('img').attr('alt') ?? $(logo).text()
        expect(name).toMatch(/\w{3}/)
        expect($(logo).attr('href')).toMatch(/^https:\/\//)
      }
    },
  },
  {
    sentence: 'Statistic: number, label, icon.',
    check: all(
      ...['/', '/about', '/get-inspired'].map((path) =>
        each(path, '[data-card=stat]', 'data, time', 'p + p', 'svg[aria-hidden=true]'),
      ),
    ),
  },
  { sentence: 'Summit keynote speaker: name,', check: keynote('h3') },
  { sentence: 'role,', check: keynote('h3 + p') },
  { sentence: 'topic,', check: all(keynote('p'), says('/innovation-summit', /future of fundraising innovation/i)) },
  { sentence: 'image,', check: keynote(picture) },
  { sentence: 'tedTalkUrl,', check: external('/innovation-summit', /talk/i, '[data-card=keynote]', 1) },
  { sentence: 'websiteUrl,', check: external('/innovation-summit', /site/i, '[data-card=keynote]', 1) },
  {
    sentence: 'placeholder flag,',
    check: (site) => expect(site.content.site?.summit.data.keynote.placeholder).toBeTypeOf('boolean'),
  },
  { sentence: 'bio.', check: keynote('p ~ p') },
  {
    sentence: 'Featured speaker: name, role, topic.',
    check: each('/innovation-summit', '[data-card=speaker]', 'h3', 'h3 + p', 'h3 + p + p'),
  },
  {
    sentence: 'Summit agenda item: time, title, optional speaker,',
    check: each('/innovation-summit', '[data-agenda-item]', 'data[value], time[datetime]', 'h3'),
  },
  ...['opening', 'keynote', 'q&a', 'presentation', 'closing'].map((type, index) => ({
    sentence: `${index === 0 ? 'type (' : ''}${type}${index === 4 ? ';' : ','}`,
    check: badge('/innovation-summit', type),
  })),
  ...['networking', 'panel', 'break', 'workshop'].map((type, index) => ({
    sentence: `${index === 0 ? 'the older page adds ' : ''}${type}${index === 3 ? ').' : ','}`,
    check: badge('/innovation-summit-geneve', type),
  })),
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
