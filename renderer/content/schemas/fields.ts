import { z } from 'zod'
import { explainAddress, withinSite } from '../texts/address.ts'
import { typeset } from '../texts/typeset.ts'
import { field, fields } from './roles.ts'

// Every message says what is expected, because a writer reads it next to the line that caused it.

/** Words for those who work on the site. They are kept as typed, because something is compared with them. */
export const words = field('note', z.string().trim().min(1, 'expected text, found nothing'))

/** A line or a paragraph that a visitor reads. It may refer to figures: `:stat[total-reach]`. */
export const text = field('prose', words.overwrite(typeset))

/** The words at the head of a page or of a part of it. */
export const heading = field('heading', text)

/** The name of a file and the last part of its address: `my-pilot`. */
export const slug = field('machine', z.string())
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lowercase letters, digits and hyphens, such as my-pilot')
  .meta({ examples: ['my-pilot'] })

/** A page of this site: `/pilots`, `/about#story`. */
export const sitePath = field('link', z.string())
  .regex(withinSite, 'expected an address within the site that begins with one slash, such as /pilots')
  .meta({ examples: ['/pilots'] })

const addressParts = '(?:/[A-Za-z0-9][A-Za-z0-9._~-]*)+'

/** A former address of the site, in characters that all hosts read alike, so that it cannot inject host rules. */
const oldAddress = field('machine', z.string())
  .regex(
    new RegExp(`^${addressParts}/?$`),
    'expected an old address of this site without its host, such as /old-name: letters a to z, digits, hyphens, underscores and dots, with slashes before them',
  )
  .max(200, 'expected an address of at most 200 characters')

/** Whether a file is part of the site; in every collection except the policy's sections. */
export const draft = field('machine', z.boolean())
  .default(false)
  .describe('true while the file is being written: it is checked and shown in the preview, neither counted nor built')

/** The title of a page's document. */
export const documentTitle = text
  .optional()
  .describe(
    'the title in tabs and search results, 50 to 60 characters with the name of the site, which follows where both fit; left out, it is `title`',
  )
  .meta({ examples: ['How postcards won back the friends of a lighthouse'] })

/** The old addresses of a page. */
export const redirectFrom = z
  .array(oldAddress)
  .default([])
  .describe('former addresses of the page, which redirect to it for good')
  .meta({ examples: [['/old-name']] })

/** Addresses of removed pages. */
export const redirects = z
  .array(
    fields({
      from: oldAddress.describe('the old address').meta({ examples: ['/old-name'] }),
      to: field('link', z.string())
        .regex(
          new RegExp(`^(?:/|${addressParts}/?)$`),
          'expected the address of a page of this site, such as /pilots, without `#` and `?`',
        )
        .describe('the page that visitors find in its place')
        .meta({ examples: ['/pilots'] }),
    }),
  )
  .default([])
  .describe('redirects from addresses whose pages have gone; a page lists its own old addresses in its `redirectFrom`')

/** An address outside this site. */
export const externalUrl = field('link', z.string())
  .superRefine((address, context) => {
    if (/^https:\/\/./i.test(address)) return refuseAddress(address, context)
    const message = 'expected a complete https address, such as https://example.org/report'
    const fix = explainAddress(address)?.fix.match(/^write https:.*/)?.[0]
    context.addIssue({ code: 'custom', message, params: { fix } })
  })
  .meta({ examples: ['https://example.org/report'] })

/** Any address that a link may have: within the site, https, mailto or tel. */
export const linkTarget = field('link', z.string())
  .superRefine(refuseAddress)
  .meta({ examples: ['/pilots'] })

/** Marks what is not known yet; it is listed by the check and refused by a release. */
export const placeholder = field('placeholder', z.boolean())
  .default(false)
  .describe('true while the real value is not known; the check lists it and a release refuses it')

/** The numbers in a file's texts that are not figures, each with the words around it and the reason to accept it. */
export const accepted = z
  .array(
    fields({
      text: field('note', text)
        .describe('the number as written in the text, with enough of the words around it to be clear')
        .meta({ examples: ['the 2030 agenda'] }),
      reason: words.describe('why it is not a figure of the site').meta({ examples: ['The name of a programme.'] }),
    }),
  )
  .default([])
  .describe('numbers in the texts of this file that are not figures, each with the reason to accept it')

/** The names of the drawings, which `renderer/components/icons.ts` has. */
export const iconNames = [
  'calendar',
  'chart',
  'check',
  'clock',
  'document',
  'game',
  'globe',
  'hand',
  'lightbulb',
  'message',
  'network',
  'people',
  'play',
  'repeat',
  'scales',
  'smile',
  'trophy',
  'professional',
  'social',
  'chat',
  'photos',
  'video',
] as const

/** The name of a drawing that accompanies a text. */
export const icon = field('machine', z.enum(iconNames)).describe('the drawing beside it')

const linkWords = text
  .describe('the words of the link; they say where it goes')
  .meta({ examples: ['Read about the pilots'] })

/** A link with its words. */
export const link = fields({
  label: linkWords,
  href: linkTarget.describe('where it goes'),
  placeholder,
})

/** A link that leaves the site. */
export const externalLink = fields({
  label: linkWords,
  url: externalUrl.describe('the https address'),
  description: text
    .optional()
    .describe('one sentence on what the reader finds there; a list of links has it once the address is known')
    .meta({ examples: ['The team looks back at the pilot.'] }),
  placeholder,
})

/** A picture; without `src` the site draws one. */
export const image = fields({
  alt: text
    .refine((words) => !words.includes(':stat['), 'expected words alone: the words of a picture show no figures')
    .describe('what the picture shows, for somebody who cannot see it')
    .meta({ examples: ['Three colleagues around a table with sketches'] }),
  src: field('image', sitePath)
    .optional()
    .describe('a file in public/, such as /images/team.jpg; left out, the site draws a picture')
    .meta({ examples: ['/images/team.jpg'] }),
})

/** A card with a short text. */
export const textCard = fields({
  title: heading.describe('the heading of the card').meta({ examples: ['Room for questions'] }),
  text: text.describe('a sentence or two').meta({ examples: ['Ask while the thought is still fresh.'] }),
  icon,
})

function refuseAddress(address: string, context: z.core.$RefinementCtx<string>): void {
  const fault = explainAddress(address)
  if (fault) context.addIssue({ code: 'custom', message: fault.message, params: { fix: fault.fix } })
}

export const unknown = z
  .array(text)
  .default([])
  .describe('what we don’t know yet, in a few words each: a list at the end of the page')
  .meta({ examples: [['what the pilot cost']] })
