import { expect } from 'vitest'
import { completeUrl } from '../../../../renderer/hosting/base-path.ts'
import { normalise } from '../site-pages.ts'
import { count, each, order, sections } from './checks.ts'
import { fixes, leadsTo, lengthOf, lists, tells, textsOf } from './fields.ts'
import { counted, ledgerFigure, shows } from './figures.ts'
import { all, type Check, type Sentence, type Site } from './sentence.ts'

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

/** The hours of the online summit, on the page with the label of their zone, and for machines with the offset. */
export const onlineHours: Check = all(
  shows(online, 'innovation-summit/hours'),
  tells(online, 'summit', 'zoneLabel', 'main li:has([data-figure="innovation-summit/hours"])'),
  (site) => {
    const told = (name: string) => String(ledgerFigure(site, `innovation-summit/${name}`).value)
    const [start, end] = told('hours').split('-')
    const at = (time?: string) => `${told('date')}T${time}${told('utc-offset')}`
    expect(eventData(site)).toMatchObject({ startDate: at(start), endDate: at(end) })
  },
)

/** An agenda as the content has it: an item each, with its time where it has one, its title, and a badge of its type. */
function agenda(path: string, file: 'summit' | 'annualSummit', scope: string): Check {
  return all(
    sections(path, 'Agenda'),
    count(path, '[data-agenda-item]', lengthOf(file, 'agenda')),
    lists(path, file, 'agenda.*.title', '[data-agenda-item] h3'),
    lists(path, file, 'agenda.*.type', '[data-agenda-item] span:last-child'),
    (site) => {
      const $ = site.open(path)
      const items = site.content[file].data.agenda
      expect(items.map(({ type }) => type)).toEqual(
        $('ol > [data-agenda-item]')
          .toArray()
          .map(({ attribs }) => attribs['data-agenda-item']),
      )
      for (const [index, { time, speaker }] of items.entries()) {
        const item = `[data-agenda-item]:nth-child(${index + 1})`
        if (time) shows(path, `${scope}/agenda-${index + 1}`, item)(site)
        if (speaker) tells(path, file, `agenda.${index}.speaker`, item)(site)
      }
    },
  )
}

/** The agenda of the online summit. */
export const onlineAgenda = agenda(online, 'summit', 'innovation-summit')

/** The agenda of the older summit, whose first and last items have times. */
export const annualAgenda: Check = all(
  agenda(annual, 'annualSummit', 'innovation-summit-geneve'),
  shows(annual, 'innovation-summit-geneve/agenda-1', { under: 'Agenda' }),
  (site) => {
    const last = site.content.annualSummit.data.agenda.length
    shows(annual, `innovation-summit-geneve/agenda-${last}`, { under: 'Agenda' })(site)
  },
)

/** The three buttons that do nothing: no script knows them. */
const idleButtons: Check = (site) => {
  const $ = site.open(annual)
  const buttons = $('main button').not('[data-island] *').toArray()
  expect(buttons.map((button) => normalise($(button).text()))).toEqual(
    ['register', 'virtual', 'inPerson'].flatMap((name) => textsOf(site, 'annualSummit', `buttons.${name}`)),
  )
  for (const { attribs } of buttons) {
    expect(attribs.type).toBe('button')
    const said = normalise($(`#${attribs['aria-describedby']}`).text())
    expect([said]).toEqual(textsOf(site, 'annualSummit', 'buttons.note'))
    const known = ['type', 'class', 'aria-describedby']
    expect(Object.keys(attribs).filter((name) => !known.includes(name))).toEqual([])
  }
}

/** The online summit and the older one. */
export const summits: readonly Sentence[] = [
  ['Sets the page title,', tells(online, 'summit', 'title', 'head title')],
  ['a meta description', count(online, 'head meta[name=description][content]', 1)],
  [
    'and a canonical link,',
    (site) =>
      expect(site.open(online)('head link[rel=canonical]').attr('href')).toBe(
        completeUrl(site.content.settings.data.url, online),
      ),
  ],
  [
    'and adds structured event data',
    (site) => expect(eventData(site)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Event' }),
  ],
  [
    '(event status scheduled, mode online) to the page head.',
    (site) =>
      expect(eventData(site)).toMatchObject({
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      }),
  ],
  [
    'Free online event on 23 September 2025,',
    tells(online, 'summit', 'lead'),
    tells(online, 'summit', 'location'),
    shows(online, 'innovation-summit/date'),
    (site) => expect(eventData(site)).toMatchObject({ isAccessibleForFree: true }),
  ],
  ['14:00-16:00 CET', onlineHours],
  [
    '(agenda runs to about 16:10, offset +02:00).',
    tells(online, 'summit', 'agendaNote', { under: 'Agenda' }),
    shows(online, 'innovation-summit/agenda-until', { under: 'Agenda' }),
    shows(online, 'innovation-summit/utc-offset'),
  ],
  [
    'Registration-open banner;',
    tells(online, 'summit', 'banner', 'main > p:first-child'),
    order(
      online,
      'main > p:first-child',
      'main h1',
      'main a:contains("Register Now")',
      '[data-card=expectation]',
      '[data-card=keynote]',
      '[data-agenda-item]',
      'main section:has(#call) a:contains("Register Now")',
    ),
  ],
  [
    'a Register Now button opening an external event page in a new tab;',
    fixes('summit', 'registration.label', 'Register Now'),
    leadsTo(online, 'main', 'summit', 'registration.url'),
    count(online, 'main a.button[target=_blank]:contains("Register Now")', 2),
  ],
  [
    'a notice that the video-meeting registration is full so the external page is used.',
    tells(online, 'summit', 'notice', 'main div:has(> div > a:contains("Register Now")) > p'),
  ],
  [
    'Four What to Expect cards;',
    sections(online, 'What to Expect'),
    count(online, 'section:has(h2:contains("What to Expect")) [data-card=expectation]', counted('count/expectations')),
  ],
  [
    'a keynote speaker card (image, name, role, bio, links to a talk video and a personal site);',
    count(online, '[data-card=keynote]', 1),
    each(online, '[data-card=keynote]', 'img[alt], [role=img][aria-label]'),
    tells(online, 'summit', 'keynote.name', '[data-card=keynote] h3'),
    tells(online, 'summit', 'keynote.role', '[data-card=keynote] h3 + p'),
    tells(online, 'summit', 'keynote.bio', '[data-card=keynote] p'),
    leadsTo(online, '[data-card=keynote]', 'summit', 'keynote.tedTalkUrl', 'keynote.websiteUrl'),
  ],
  [
    'an agenda card with time, title, optional speaker and a type badge;',
    onlineAgenda,
    each(online, '[data-agenda-item]', 'data[value], time[datetime]', 'h3', 'span'),
  ],
  [
    'a collaboration section;',
    (site) => {
      const $ = site.open(online)
      const afterAgenda = $('main h2:contains("Agenda")').closest('section').nextAll().not(':has(h2#call)')
      expect(afterAgenda.find('h2').length).toBeGreaterThan(0)
      expect(normalise(afterAgenda.find('p').text())).not.toBe('')
    },
  ],
  [
    'a closing call to action.',
    tells(online, 'summit', 'call.title', 'main section:has(#call) h2'),
    (site) => {
      const last = site.open(online)('main section').last()
      expect(last.find('#call')).toHaveLength(1)
      expect([last.find('a[target=_blank]').attr('href')]).toEqual(textsOf(site, 'summit', 'registration.url'))
    },
  ],

  [
    'Dated 15 November 2025, virtual and in Geneva, 5000+ attendees.',
    shows(annual, 'innovation-summit-geneve/date'),
    tells(annual, 'annualSummit', 'location'),
    shows(annual, 'innovation-summit-geneve/attendees'),
  ],
  [
    'Placeholder speakers;',
    lists(annual, 'annualSummit', 'speakers.*.name', '[data-card=speaker] h3'),
    tells(annual, 'annualSummit', 'speakers.*.topic', '[data-card=speaker]'),
    (site) => {
      for (const { placeholder } of site.content.annualSummit.data.speakers) expect(placeholder).toBeTypeOf('boolean')
    },
  ],
  [
    'agenda 09:00 to 15:00 with types networking, keynote, panel, break, workshop, presentation, closing.',
    annualAgenda,
  ],
  [
    'Buttons Register Now, Register for Virtual and Apply for In-Person do nothing.',
    fixes('annualSummit', 'buttons.register', 'Register Now'),
    fixes('annualSummit', 'buttons.virtual', 'Register for Virtual'),
    fixes('annualSummit', 'buttons.inPerson', 'Apply for In-Person'),
    idleButtons,
  ],
  [
    'States early bird pricing runs until 15 October 2025.',
    tells(annual, 'annualSummit', 'pricing'),
    shows(annual, 'innovation-summit-geneve/early-bird', 'main section'),
  ],
]
