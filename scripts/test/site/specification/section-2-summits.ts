import { expect } from 'vitest'
import { normalise } from '../site-pages.ts'
import { all, count, each, external, headings, order, part, says, shows } from './checks.ts'
import type { Check, Sentence, Site } from './sentence.ts'

const online = '/innovation-summit'
const annual = '/innovation-summit-geneve'

/** The structured data of the online summit. */
export function eventData(site: Site): Record<string, unknown> {
  const $ = site.open(online)
  const blocks = $('head script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()))
    .filter((data) => data['@type'] === 'Event')
  expect(blocks).toHaveLength(1)
  return blocks[0]
}

/** The online summit and the older one. */
export const summits: readonly Sentence[] = [
  {
    sentence: 'Sets the page title,',
    check: (site) => expect(site.open(online)('head title').text()).toContain('Online Innovation Summit'),
  },
  { sentence: 'a meta description', check: count(online, 'head meta[name=description][content]', 1) },
  {
    sentence: 'and a canonical link,',
    check: (site) =>
      expect(site.open(online)('head link[rel=canonical]').attr('href')).toMatch(
        /^https:\/\/[^/]+\/innovation-summit$/,
      ),
  },
  {
    sentence: 'and adds structured event data',
    check: (site) => expect(eventData(site)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Event' }),
  },
  {
    sentence: '(event status scheduled, mode online) to the page head.',
    check: (site) =>
      expect(eventData(site)).toMatchObject({
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      }),
  },
  {
    sentence: 'Free online event on 23 September 2025,',
    check: all(says(online, /free/i, /online/i), shows(online, '23 September 2025'), (site) =>
      expect(eventData(site)).toMatchObject({ isAccessibleForFree: true }),
    ),
  },
  {
    sentence: '14:00-16:00 CET',
    check: all(shows(online, '14:00-16:00', /CET/), (site) =>
      expect(eventData(site)).toMatchObject({
        startDate: '2025-09-23T14:00+02:00',
        endDate: '2025-09-23T16:00+02:00',
      }),
    ),
  },
  {
    sentence: '(agenda runs to about 16:10, offset +02:00).',
    check: all(shows(online, 'about 16:10', /agenda/i), says(online, '+02:00')),
  },
  {
    sentence: 'Registration-open banner;',
    check: all(says(online, /registration is open/i), summitOrder),
  },
  {
    sentence: 'a Register Now button opening an external event page in a new tab;',
    check: external(online, /^Register Now/),
  },
  {
    sentence: 'a notice that the video-meeting registration is full so the external page is used.',
    check: says(
      online,
      /registration[^.]*video.meeting[^.]*full|video.meeting[^.]*registration[^.]*full/i,
      /external/i,
    ),
  },
  {
    sentence: 'Four What to Expect cards;',
    check: all(
      headings(online, 2, 'What to Expect'),
      count(online, 'section:has(h2:contains("What to Expect")) [data-card=expectation]', 4),
    ),
  },
  {
    sentence: 'a keynote speaker card (image, name, role, bio, links to a talk video and a personal site);',
    check: all(
      count(online, '[data-card=keynote]', 1),
      each(online, '[data-card=keynote]', 'img[alt], [role=img][aria-label]', 'h3', 'h3 + p', 'p + p'),
      external(online, /talk/i, '[data-card=keynote]', 1),
      external(online, /site/i, '[data-card=keynote]', 1),
    ),
  },
  {
    sentence: 'an agenda card with time, title, optional speaker and a type badge;',
    check: all(
      headings(online, 2, 'Agenda'),
      count(online, '[data-agenda-item]', 5),
      each(online, '[data-agenda-item]', 'data[value], time[datetime]', 'h3', 'span'),
      badges(online, ['opening', 'keynote', 'q&a', 'presentation', 'closing']),
    ),
  },
  {
    sentence: 'a collaboration section;',
    check: (site) => {
      const $ = site.open(online)
      const afterAgenda = $('main h2:contains("Agenda")').closest('section').nextAll().not(':has(h2#call)')
      expect(afterAgenda.find('h2').length).toBeGreaterThan(0)
      expect(normalise(afterAgenda.not('section:last-child').text())).toMatch(/collaborat|partner/i)
    },
  },
  {
    sentence: 'a closing call to action.',
    check: (site) => {
      const $ = site.open(online)
      expect($('main section').last().find('a[target=_blank]').text()).toMatch(/^Register Now/)
    },
  },

  {
    sentence: 'Dated 15 November 2025, virtual and in Geneva, 5000+ attendees.',
    check: all(
      shows(annual, '15 November 2025'),
      says(annual, /virtual/i, /in Geneva/),
      shows(annual, '5000+', /attendees/i),
    ),
  },
  {
    sentence: 'Placeholder speakers;',
    check: all(each(annual, '[data-card=speaker]', 'h3', 'p'), (site) => {
      const speakers = site.content.site?.annualSummit.data.speakers ?? []
      expect(speakers).not.toHaveLength(0)
      for (const { placeholder } of speakers) expect(placeholder).toBeTypeOf('boolean')
    }),
  },
  {
    sentence: 'agenda 09:00 to 15:00 with types networking, keynote, panel, break, workshop, presentation, closing.',
    check: all(
      shows(annual, '09:00'),
      shows(annual, '15:00'),
      badges(annual, ['networking', 'keynote', 'panel', 'break', 'workshop', 'presentation', 'closing']),
      part(annual, 'Agenda', /09:00.*15:00/),
    ),
  },
  {
    sentence: 'Buttons Register Now, Register for Virtual and Apply for In-Person do nothing.',
    check: (site) => {
      const $ = site.open(annual)
      const buttons = $('main button').not('[data-island] *').toArray()
      expect(buttons.map((button) => $(button).text())).toEqual([
        'Register Now',
        'Register for Virtual',
        'Apply for In-Person',
      ])
      for (const button of buttons)
        expect(Object.keys(button.attribs).filter((name) => !['type', 'class'].includes(name))).toEqual([])
      for (const button of buttons) expect($(button).attr('type')).toBe('button')
    },
  },
  {
    sentence: 'States early bird pricing runs until 15 October 2025.',
    check: shows(annual, '15 October 2025', /early bird/i),
  },
]

/** The badges of an agenda, in its order; each says what its item is. */
function badges(path: string, types: readonly string[]): Check {
  return (site) => {
    const $ = site.open(path)
    const items = $('ol > [data-agenda-item]').toArray()
    expect(items.map((item) => $(item).attr('data-agenda-item'))).toEqual(types)
    expect(items.map((item) => $(item).find('span').last().text())).toEqual(types)
  }
}

/** The parts of the online summit's page stand in the order of the specification. */
function summitOrder(site: Site): void {
  order(
    online,
    'main p:contains("egistration is open")',
    'main a:contains("Register Now")',
    'main p:contains("full")',
    '[data-card=expectation]',
    '[data-card=keynote]',
    '[data-agenda-item]',
    'main section:last-of-type a:contains("Register Now"), main section:has(#call) a',
  )(site)
}
