import { z } from 'zod'
import { externalLink, externalUrl, heading, image, link, placeholder, text, textCard } from './fields.ts'
import { date, moment, ownDate, timeRange } from './figure.ts'
import { callToAction, pageHead, pageStats } from './pages.ts'
import { field, fields } from './roles.ts'

const agendaItem = fields({
  time: field({ name: (_, path) => `agenda-${Number(path.at(-2)) + 1}`, label: 'title' }, moment)
    .optional()
    .describe('a range (14:00-14:10) or one time (09:00); left out, the time is to be announced')
    .meta({ examples: ['14:00-14:10'] }),
  title: heading.describe('what happens').meta({ examples: ['Welcome and opening remarks'] }),
  speaker: text
    .optional()
    .describe('who leads it')
    .meta({ examples: ['Jane Doe'] }),
  type: field(
    'machine',
    z.enum(['opening', 'keynote', 'q&a', 'presentation', 'closing', 'networking', 'panel', 'break', 'workshop']),
  ).describe('the kind of item, shown as a badge'),
  placeholder,
})

const speaker = fields({
  name: text.describe('who speaks').meta({ examples: ['Jane Doe'] }),
  role: text.describe('position and organisation').meta({ examples: ['Director of Innovation, a children’s charity'] }),
  topic: text.describe('what the talk is about').meta({ examples: ['Giving in the style of a subscription'] }),
})

const keynote = fields({
  ...speaker.shape,
  image: image.describe('the portrait; without src a monogram is shown instead'),
  bio: text
    .describe('who the speaker is, in two or three sentences')
    .meta({ examples: ['Jane Doe has tried new ways of giving on three continents.'] }),
  tedTalkUrl: externalUrl.describe('a video of a talk').meta({ examples: ['https://example.org/talk'] }),
  websiteUrl: externalUrl.describe("the speaker's own site").meta({ examples: ['https://example.org/jane-doe'] }),
  placeholder,
})

const lineWithLink = fields({
  text: text.describe('the words').meta({ examples: ['The announced date, :stat[date], has passed.'] }),
  link: link.describe('where they lead'),
})

const event = {
  ...pageHead,
  date: field(ownDate, date).describe('the day of the summit'),
  hours: field({ name: () => 'hours' }, timeRange).describe('start and end as announced'),
  timeZone: field('machine', z.string())
    .refine(isTimeZone, 'expected a name of the time zone database, such as Europe/Zurich')
    .describe('the zone of the hours, by its name in the time zone database')
    .meta({ examples: ['Europe/Zurich'] }),
  location: text.describe('where it takes place').meta({ examples: ['Online'] }),
  stats: pageStats,
  otherSummit: lineWithLink.describe('which summit this page is about, and the way to the page of the other'),
  over: lineWithLink.describe(
    'what the page says where it begins, from the midnight after the summit on: that the date has passed, and where visitors may go instead',
  ),
  speakers: z
    .array(speaker)
    .default([])
    .describe('the speakers; left out, they are to be announced: the check counts it as a placeholder'),
  agenda: z
    .array(agendaItem)
    .min(1)
    .describe('what happens when; a timed item begins when the one before it ends, and times may be announced later'),
  call: callToAction.describe('the call at the end'),
}

/** `pages/innovation-summit.mdx`: the online summit. */
export const summitSchema = fields({
  ...event,
  zoneLabel: text.describe('the label of the zone as announced').meta({ examples: ['CET'] }),
  utcOffset: field({ name: () => 'utc-offset' }, moment)
    .describe('the offset from UTC on that day, such as +02:00')
    .meta({ examples: ['+02:00'] }),
  banner: text.describe('the line that says registration is open').meta({ examples: ['Registration is open'] }),
  registration: externalLink.describe('the external event page; it opens in a new tab'),
  notice: text
    .describe('why visitors register there')
    .meta({ examples: ['Please register on the external event page.'] }),
  expectations: z.array(textCard).describe('the What to Expect cards'),
  keynote: keynote.describe('the keynote speaker'),
  agendaNote: text
    .describe('the note below the agenda')
    .meta({ examples: ['The agenda runs to :stat[agenda-until].'] }),
}).describe('the online summit; its text is MDX')

/** `pages/innovation-summit-geneve.md`: the older annual summit. */
export const annualSummitSchema = fields({
  ...event,
  town: text.describe('where visitors meet; search engines show it').meta({ examples: ['Geneva'] }),
  pricing: text
    .describe('the line on early bird pricing')
    .meta({ examples: ['Early bird pricing runs until :stat[early-bird].'] }),
  buttons: z
    .array(text)
    .describe('the words of the buttons, which do nothing')
    .meta({ examples: [['Register Now', 'Register for Virtual']] }),
  buttonsNote: text
    .describe('the line beside the buttons, since they do nothing')
    .meta({ examples: ['Details of how to register will follow.'] }),
}).describe('the older annual summit')

export type Summit = z.infer<typeof summitSchema>
export type AnnualSummit = z.infer<typeof annualSummitSchema>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}
