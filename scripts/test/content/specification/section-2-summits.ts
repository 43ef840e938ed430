import { expect } from 'vitest'
import { beforeAndAfter } from '../../../../renderer/calendar/day-after.ts'
import { completeUrl } from '../../../../renderer/hosting/base-path.ts'
import { buildDay, content, normalise, openPage } from '../site-pages.ts'
import { count, each, order, sections } from './checks.ts'
import { fixes, leadsTo, lists, tells, textsOf } from './fields.ts'
import { ledgerFigure } from './figures.ts'
import { all, type Check, quote } from './sentence.ts'

const online = '/innovation-summit'
const annual = '/innovation-summit-geneve'

/** The field with the title of the online summit's document. */
const summitTitle = content.site.summit.data.documentTitle === undefined ? 'title' : 'documentTitle'

/** Whether visitors can register. */
const isOpen =
  !content.site.summit.data.registration.placeholder && !beforeAndAfter(content.site.summit.data, buildDay).isOver

/** The structured data of the online summit. */
export function eventData(): Record<string, unknown> {
  const $ = openPage(online)
  const blocks = $('head script[type="application/ld+json"]').toArray()
  const events = blocks.map((block) => JSON.parse($(block).text())).filter((data) => data['@type'] === 'Event')
  expect(events).toHaveLength(1)
  return events[0]
}

const eventHas =
  (fields: Record<string, unknown>): Check =>
  () =>
    expect(eventData()).toMatchObject(fields)

/** The card of the keynote leads to these addresses, once it is known who speaks. */
export function keynoteLinks(...fields: readonly ('tedTalkUrl' | 'websiteUrl')[]): Check {
  const { keynote } = content.site.summit.data
  if (!keynote.placeholder)
    return leadsTo(online, '[data-card=keynote]', 'summit', ...fields.map((field) => `keynote.${field}`))
  return () => {
    for (const field of fields) expect(keynote[field]).toMatch(/^https:/)
    expect(openPage(online)('[data-card=keynote] a').toArray()).toEqual([])
  }
}

/**
 * The card of the keynote has fields of the content, word for word, and a picture. Before it is known who speaks, it has the
 * topic and says that the speaker is to be announced.
 */
export function keynoteShows(...fields: readonly ('name' | 'role' | 'topic' | 'bio')[]): Check {
  const { placeholder } = content.site.summit.data.keynote
  const shown = placeholder ? (['topic', 'name'] as const) : fields
  return all(
    ...shown.map((field) => tells(online, 'summit', `keynote.${field}`, '[data-card=keynote]')),
    count(online, '[data-card=keynote] :is(img[alt], [role=img][aria-label])', placeholder ? 0 : 1),
  )
}

/** The event is scheduled, and takes place online. */
export const scheduled = eventHas({
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
})

/** The hours of the online summit have the label of their zone, and machines get the offset. */
export const onlineHours: Check = () => {
  tells(online, 'summit', 'zoneLabel', 'main li:has([data-figure="innovation-summit/hours"])')()
  const told = (name: string) => String(ledgerFigure(`innovation-summit/${name}`).value)
  const [start, end] = told('hours').split('-')
  const at = (time?: string) => `${told('date')}T${time}${told('utc-offset')}`
  eventHas({ startDate: at(start), endDate: at(end) })()
}

/** An agenda as the content has it: an item each, with its time where it has one, its title and a badge. */
function agenda(path: string, file: 'summit' | 'annualSummit', scope: string): Check {
  const item = (index: number) => `[data-agenda-item]:eq(${index})`
  return all(
    sections(path, 'Agenda'),
    each(path, '[data-agenda-item]', 'h3'),
    lists(path, file, 'agenda.*.title', '[data-agenda-item] h3'),
    lists(path, file, 'agenda.*.type', '[data-agenda-item] span:last-child'),
    () => {
      const items = content.site[file].data.agenda
      const shown = openPage(path)('ol > [data-agenda-item]').toArray()
      expect(shown.map(({ attribs }) => attribs['data-agenda-item'])).toEqual(items.map(({ type }) => type))
      for (const [index, { time, speaker }] of items.entries()) {
        if (time) each(path, 'body', `${item(index)} [data-figure="${scope}/agenda-${index + 1}"]`)()
        if (speaker) tells(path, file, `agenda.${index}.speaker`, item(index))()
      }
    },
  )
}

/** The agenda of the online summit. */
export const onlineAgenda = agenda(online, 'summit', 'innovation-summit')

/** The agenda of the older summit, whose first and last items have times. */
export const annualAgenda: Check = all(agenda(annual, 'annualSummit', 'innovation-summit-geneve'), () => {
  const { agenda: items } = content.site.annualSummit.data
  expect([items.at(0), items.at(-1)].map((item) => item?.time)).not.toContain(undefined)
})

/** The three buttons that do nothing: no script knows them. */
const idleButtons: Check = () => {
  const $ = openPage(annual)
  const buttons = $('main button').not('[data-island] *').toArray()
  expect(buttons.map((button) => normalise($(button).text()))).toEqual(textsOf('annualSummit', 'buttons.*'))
  for (const { attribs } of buttons) {
    expect(attribs.type).toBe('button')
    const said = normalise($(`#${attribs['aria-describedby']}`).text())
    expect([said]).toEqual(textsOf('annualSummit', 'buttonsNote'))
    const known = ['type', 'class', 'aria-describedby', 'data-gap']
    expect(Object.keys(attribs).filter((name) => !known.includes(name))).toEqual([])
  }
}

const canonical: Check = () => {
  const { url } = content.site.settings.data
  expect(openPage(online)('head link[rel=canonical]').attr('href')).toBe(completeUrl(url, online))
}

const parts = order(
  online,
  `main > :first-child > p:first-child | main h1 | main a:contains("Register Now") | [data-card=expectation] | [data-card=keynote] |
  [data-agenda-item] | main section:has(#call) a`,
)

const collaboration: Check = () => {
  const $ = openPage(online)
  const sections = $('main section')
  const agendaPlace = sections.index(sections.filter(':has(h2:contains("Agenda"))'))
  const afterAgenda = sections.slice(agendaPlace + 1).not(':has(h2#call)')
  expect(afterAgenda.find('h2').length).toBeGreaterThan(0)
  expect(normalise(afterAgenda.find('p').text())).not.toBe('')
}

const call: Check = () => {
  tells(online, 'summit', 'call.title', 'main section:has(#call) h2')()
  const last = openPage(online)('main section').last()
  expect(last.find('#call')).toHaveLength(1)
  const [wanted] = textsOf('summit', isOpen ? 'registration.url' : 'call.link.href')
  expect(last.find('a').attr('href')).toBe(wanted)
}

/** Each speaker with some of these, or, while none is known, the line that these are not. */
export function speakers(path: string, ...fields: readonly ('name' | 'role' | 'topic')[]): Check {
  const file = path === online ? 'summit' : 'annualSummit'
  if (content.site[file].data.speakers.length > 0)
    return all(...fields.map((field) => tells(path, file, `speakers.*.${field}`, '[data-card=speaker]')))
  return () => {
    const line = openPage(path)('section:has(h2:contains("peakers")) [data-placeholder]').text()
    for (const words of [...fields.map((field) => `${field}s`), 'not known'])
      expect(line.toLowerCase(), `speakers on ${path}`).toContain(words)
  }
}

/** The online summit and the older one. */
export const summits = [
  ...quote(online)`
    Sets the page title, ${tells(online, 'summit', summitTitle, 'head title')}
    a meta description ${count(online, 'head meta[name=description][content]', 1)}
    and a canonical link, ${canonical}
    and adds structured event data ${eventHas({ '@context': 'https://schema.org', '@type': 'Event' })}
    (event status scheduled, mode online) to the page head. ${scheduled}
    Free online event ${tells(online, 'summit', 'lead')} ${tells(online, 'summit', 'location')}
    ${eventHas({ isAccessibleForFree: true })}
    on 23 September 2025, [date]
    14:00-16:00 CET [hours] ${onlineHours}
    (agenda runs to about 16:10, [agenda-until]
    ${tells(online, 'summit', 'agendaNote', { under: 'Agenda' })}
    offset +02:00). [utc-offset]
    Registration-open banner; ${tells(online, 'summit', 'banner', 'main > :first-child > p:first-child')} ${parts}
    a Register Now button opening an external event page in a new tab;
    ${fixes('summit', 'registration.label', 'Register Now')} ${leadsTo(online, 'main', 'summit', 'registration.url')}
    ${count(online, 'main a.button[target=_blank]:contains("Register Now")', isOpen ? 2 : 1)}
    a notice that the video-meeting registration is full so the external page is used.
    ${tells(online, 'summit', 'notice', 'main div:has(> div > div > a:contains("Register Now")) > div > p')}
    Four What to Expect cards; ${sections(online, 'What to Expect')}
    ${count(online, 'section:has(h2:contains("What to Expect")) [data-card=expectation]', 'count/expectations')}
    a keynote speaker card (image, ${keynoteShows()} name, ${keynoteShows('name')} role, ${keynoteShows('role')}
    bio, ${keynoteShows('bio')} ${count(online, '[data-card=keynote]', 1)}
    links to a talk video and a personal site);
    ${keynoteLinks('tedTalkUrl', 'websiteUrl')}
    an agenda card with time, title, optional speaker and a type badge; ${onlineAgenda}
    ${each(online, '[data-agenda-item]', 'data[value], time[datetime]', 'h3', 'span')}
    a collaboration section; ${collaboration}
    a closing call to action. ${call}
  `,
  ...quote(annual)`
    Dated 15 November 2025, [date]
    virtual and in Geneva, ${tells(annual, 'annualSummit', 'location')}
    5000+ attendees. [attendees]
    Placeholder speakers; ${speakers(annual, 'name', 'topic')}
    agenda 09:00 to 15:00 [hours]
    with types networking, keynote, panel, break, workshop, presentation, closing. ${annualAgenda}
    Buttons Register Now, ${fixes('annualSummit', 'buttons.0', 'Register Now')}
    Register for Virtual ${fixes('annualSummit', 'buttons.1', 'Register for Virtual')}
    and Apply for In-Person ${fixes('annualSummit', 'buttons.2', 'Apply for In-Person')}
    do nothing. ${idleButtons}
    States early bird pricing runs until 15 October 2025. [early-bird]
    ${tells(annual, 'annualSummit', 'pricing')}
  `,
]
