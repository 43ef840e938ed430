import { z } from 'zod'
import { descriptionLimits } from '../texts/document-title.ts'
import { accepted, documentTitle, heading, link, redirectFrom, sitePath, text, textCard } from './fields.ts'
import { date, figureCard, stat } from './figure.ts'
import { field, fields } from './roles.ts'

/** What the frontmatter of every page begins with. */
export const pageHead = {
  title: heading.describe('the heading of the page, and its title in link previews').meta({ examples: ['Pilots'] }),
  documentTitle,
  description: text
    .describe(
      `what the page offers, in ${descriptionLimits.min} to ${descriptionLimits.max} characters, for search results`,
    )
    .meta({
      examples: [
        'Case studies of our pilots: what was tried and with whom, which results were reported, and what the teams learned from them.',
      ],
    }),
  accepted,
  redirectFrom,
  lead: text
    .describe('the paragraph below the heading')
    .meta({ examples: ['An idea earns its place by being tried.'] }),
}

/** The figures of a page. */
export const pageStats = z.array(stat).default([]).describe('the figures of the page; texts refer to them by id')

/** A call to action with its button. */
export const callToAction = fields({
  title: heading.describe('the heading of the call').meta({ examples: ['Come with a question'] }),
  text: text.describe('a sentence or two that say why').meta({ examples: ['The best ones start from a puzzle.'] }),
  link: link.describe('the button'),
})

const pilotPath = field(
  'link',
  sitePath.regex(/^\/pilot\/[a-z0-9-]+$/, 'expected the address of a pilot, such as /pilot/givify'),
).meta({ examples: ['/pilot/givify'] })

const countedPart = figureCard.omit({ icon: true })

const withinPart = 'up to two figures, each within the one before: dots with rings, and larger ones for the second'

export const homeSchema = fields({
  ...pageHead,
  kicker: text.describe('the short line above the heading').meta({ examples: ['Open challenges since :stat[since]'] }),
  button: link.describe('the button of the hero'),
  stats: z.array(stat).describe('the headline figures'),
  cards: z.array(figureCard).describe('the statistic cards'),
  lights: fields({
    title: heading.describe('the finding above them').meta({ examples: ['Most came in the first edition'] }),
    total: field('reference', z.string().min(1))
      .describe('the figure that all lights together count')
      .meta({ examples: ['submissions'] }),
    parts: z
      .array(
        countedPart.extend({
          within: z.array(countedPart).max(2, 'expected two at most').optional().describe(withinPart),
        }),
      )
      .length(2, 'expected two parts, each with lights of its own')
      .describe('the figures of the lights in each of two fields'),
    rest: text.describe('what the others are, which no figure counts').meta({ examples: ['edition unknown'] }),
  }).describe('a light for each of a total, beneath the statistic cards'),
  readings: fields({
    title: heading.describe('the heading above them').meta({ examples: ['Our reading'] }),
    pilots: z.array(pilotPath).min(1).describe('the addresses of the pilots whose readings are shown, three or so'),
  }).describe('our reading of some pilots, from their `glance`'),
  partners: fields({
    title: heading.describe('the heading of the grid').meta({ examples: ['Our partner organisations'] }),
    text: text.describe('the sentence below it').meta({ examples: ['Each logo leads to a website.'] }),
    rows: z.array(stat).min(1).describe('how many logos each row has'),
  }).describe('the grid of logos'),
  call: callToAction.describe('the call at the end'),
}).describe('the home page')

export const aboutSchema = fields({
  ...pageHead,
  stats: pageStats,
  quilt: fields({
    figure: figureCard.shape.figure,
    label: text
      .describe('what a tile stands for, beneath the heading')
      .meta({ examples: ['A tile for each NGO, and room for another.'] }),
  }).describe('the figure that the tiles of the drawing count, a whole number up to 99, and the words for them'),
  values: z.array(textCard).describe('the value cards'),
  cards: z.array(figureCard).describe('the figures under Impact So Far'),
  call: callToAction.describe('the call at the end'),
}).describe('the page about the collaborative; its text is MDX')

export const pilotsSchema = fields({
  ...pageHead,
  tally: text
    .describe('how many pilots are known to have met their goal; this page shows it large, the home page too')
    .meta({ examples: ['So far, :stat[count/goals-met]{form=prose} pilot is known to have met its goal.'] }),
  tallyNote: text
    .describe('what else is counted of the pilots, after `tally` and less loudly')
    .meta({ examples: ['As far as we know, :stat[count/control-groups]{form=prose} pilots had a control group.'] }),
  comparison: heading
    .describe('the heading above the table that compares the pilots by their `glance`')
    .meta({ examples: ['Side by side'] }),
  order: z
    .array(field('machine', z.string()))
    .describe('the ids of the pilots in the order of the list; pilots not named here follow by title')
    .meta({ examples: [['givify', 'unhcr-us']] }),
  call: callToAction.describe('the call at the end'),
  talk: link.describe('the filled button of the call, before its own'),
}).describe('the list of the pilots: a card for each of the first two dozen, and an index of the others')

const editions = fields({
  title: heading.describe('the heading above them').meta({ examples: ['The editions side by side'] }),
  text: text
    .describe('what is compared, in a sentence or two')
    .meta({ examples: ['Each edition kept its own count.'] }),
  names: field('prose', z.tuple([text, text]))
    .describe('the names of the editions')
    .meta({ examples: [['First edition', 'Second edition']] }),
  rows: z
    .array(
      fields({
        label: text.describe('what the figures of the row count').meta({ examples: ['Organisations that took part'] }),
        figures: field('reference', z.tuple([z.string().min(1), z.string().min(1)]))
          .describe('a figure of each edition')
          .meta({ examples: [['first-edition/ngos', 'second-edition/ingos']] }),
      }),
    )
    .min(1)
    .describe('the rows; each has a scale of its own that begins at zero'),
}).describe('the editions side by side, as bars')

export const getInspiredSchema = fields({
  ...pageHead,
  cards: z.array(figureCard).describe('the summary cards'),
  editions,
  call: callToAction.describe('the call to join the summit'),
}).describe('the list of the articles: a card for each of the first two dozen, and an index of the others')

export const contactSchema = fields(pageHead).describe('the page with the ways to write to the collaborative')

export const privacySchema = fields({
  ...pageHead,
  changed: field({ name: () => 'changed' }, date).describe('the day on which the text of the policy was last changed'),
  stats: pageStats,
}).describe('the privacy policy: the part above its sections, which are separate files')

/** `policy/<NN-id>.md`: a section of the privacy policy; the number in the file name is the section's. */
export const policySectionSchema = fields({
  title: heading.describe('the heading of the section, without its number').meta({ examples: ['Cookies'] }),
  accepted,
}).describe('a section of the privacy policy; the number in the file name is the number of the section')

/** A screen whose document is named after its status, as hosts expect. */
const screenFor = (status: '404' | '500') =>
  fields({
    title: heading
      .describe('the title in tabs, and the heading of the error screen')
      .meta({ examples: ['No such page'] }),
    description: text
      .describe('where to go from there, in a sentence or two; the screen of a missing page shows it below its message')
      .meta({ examples: ['The home page leads to the pilots, the stories and the summit.'] }),
    accepted,
    code: field('prose', z.string())
      .regex(new RegExp(`^${status}$`), `expected '${status}' in quotes, by which hosts know the screen`)
      .describe('the status that the host answers with, in quotes')
      .meta({ examples: [status] }),
    message: text.describe('what happened, and what the visitor can do').meta({ examples: ['Oops! Page not found'] }),
    link: link.describe('the way out'),
  })

export const notFoundSchema = screenFor('404').describe('the screen for an address that does not exist')

export const errorSchema = screenFor('500').describe('the screen for a failure of the site itself')

export type CallToAction = z.infer<typeof callToAction>
