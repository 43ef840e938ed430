import { z } from 'zod'
import { externalLink, externalUrl, image, link, placeholder, text, textCard } from './fields.ts'
import { date, moment, stat, timeRange } from './figure.ts'
import { pageHead } from './pages.ts'

const agendaItem = (types: readonly [string, ...string[]]) =>
  z.strictObject({
    time: moment
      .optional()
      .describe('a range (14:00-14:10) or one time (09:00); left out, the time is to be announced'),
    title: text.describe('what happens'),
    speaker: text.optional().describe('who leads it'),
    type: z.enum(types).describe('the kind of item, shown as a badge'),
    placeholder,
  })

const speaker = z.strictObject({
  name: text,
  role: text.describe('position and organisation'),
  topic: text.describe('what the talk is about'),
  placeholder,
})

const keynote = speaker.extend({
  image: image.describe('the portrait; without src a monogram stands in its place'),
  bio: text.describe('who the speaker is, in two or three sentences'),
  tedTalkUrl: externalUrl.describe('a video of a talk'),
  websiteUrl: externalUrl.describe("the speaker's own site"),
})

const event = {
  ...pageHead,
  lead: text,
  date: date.describe('the day of the summit'),
  hours: timeRange.describe('start and end as announced'),
  timeZone: z.string().refine(isTimeZone, 'expected a name of the time zone database, such as Europe/Zurich'),
  location: text.describe('where it takes place'),
  stats: z.array(stat).default([]),
}

/** `pages/innovation-summit.mdx`: the online summit. */
export const summitSchema = z.strictObject({
  ...event,
  zoneLabel: text.describe('the label of the zone as announced'),
  utcOffset: moment.describe('the offset from UTC on that day, such as +02:00'),
  banner: text.describe('the line that says registration is open'),
  registration: externalLink.describe('the external event page; it opens in a new tab'),
  notice: text.describe('why visitors register there'),
  expectations: z.array(textCard).describe('the What to Expect cards'),
  keynote: keynote.describe('the keynote speaker'),
  speakers: z.array(speaker).describe('the featured speakers'),
  agenda: z.array(agendaItem(['opening', 'keynote', 'q&a', 'presentation', 'closing'])).min(1),
  agendaNote: text.describe('the note beneath the agenda'),
  call: z.strictObject({ title: text, text, link }).describe('the call at the end, beside the registration button'),
})

/** `pages/innovation-summit-geneve.md`: the older annual summit. */
export const annualSummitSchema = z.strictObject({
  ...event,
  pricing: text.describe('the line on early bird pricing'),
  buttons: z
    .strictObject({ register: text, virtual: text, inPerson: text })
    .describe('the words of the three buttons; they do nothing'),
  speakers: z.array(speaker),
  agenda: z
    .array(
      agendaItem(['opening', 'keynote', 'q&a', 'presentation', 'closing', 'networking', 'panel', 'break', 'workshop']),
    )
    .min(1),
})

/** The copy of the online summit. */
export type Summit = z.infer<typeof summitSchema>
/** The copy of the older annual summit. */
export type AnnualSummit = z.infer<typeof annualSummitSchema>
/** One item of an agenda. */
export type AgendaItem = Summit['agenda'][number]
/** A featured speaker. */
export type Speaker = z.infer<typeof speaker>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}
