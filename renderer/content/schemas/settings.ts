import { z } from 'zod'
import { verificationAddress } from '../../public-files/verification.ts'
import { didYouMean } from '../problems/suggest.ts'
import { accepted, externalUrl, icon, placeholder, redirects, sitePath, text, words } from './fields.ts'
import { callToAction } from './pages.ts'
import { type CategoryList, field, fields } from './roles.ts'

const navigationLink = fields({
  label: text.describe('the words of the link').meta({ examples: ['Pilots'] }),
  href: sitePath.describe('the page it opens'),
})

const socialLink = fields({
  name: text.describe('the network').meta({ examples: ['Professional network'] }),
  url: externalUrl.describe('the profile in the network'),
  icon,
  description: text
    .describe('what a visitor finds there, in a sentence')
    .meta({ examples: ['Stories from the pilots and invitations to events.'] }),
  placeholder,
})

const organisation = fields({
  description: text
    .describe('what it is, in a sentence')
    .meta({ examples: ['A technology philanthropy sponsors the pilots.'] }),
  url: externalUrl.describe('the website'),
  placeholder,
})

const categoryList = z.array(text).min(1, 'expected at least one category')

const categories = fields({
  pilots: categoryList
    .describe('the kinds of pilots; the `category` of each pilot is one of them')
    .meta({ examples: [['Digital Engagement', 'Data Analytics']] }),
  articles: categoryList
    .describe('the kinds of stories; the `category` of each article is one of them')
    .meta({ examples: [['Innovation Challenge', 'Manifesto']] }),
  edition: field('note', text)
    .describe('the kind of story that counts as an edition of the challenge; one of `articles`')
    .meta({ examples: ['Innovation Challenge'] }),
} satisfies Readonly<Record<CategoryList | 'edition', z.ZodType>>)
  .superRefine(({ articles, edition }, context) => {
    if (articles.includes(edition)) return
    const fix = didYouMean(edition, articles) || 'write one of them'
    context.addIssue({ code: 'custom', path: ['edition'], message: 'expected one of `articles`', params: { fix } })
  })
  .describe('the kinds of pilots and stories, shown on their cards')

/** `settings.md`: what every page shares. */
export const settingsSchema = fields({
  name: text.describe('the name of the site').meta({ examples: ['Fundraising Innovation Collaborative'] }),
  description: text
    .describe('what the collaborative is, in one or two sentences; shown in the footer')
    .meta({ examples: ['A collaborative of non-profits that looks for new ways to raise funds.'] }),
  url: externalUrl
    .regex(
      /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*\/?$/i,
      'expected an address such as https://example.org or https://example.org/site/, of letters, digits, hyphens and dots',
    )
    .describe(
      'the address that the site is served at; a path in it, as in https://example.org/site/, goes before every link',
    )
    .meta({ examples: ['https://example.org'] }),
  email: fields({
    address: field('machine', z.email('expected an email address'))
      .describe('the address; `:contact-email` shows it in a text')
      .meta({ examples: ['hello@example.org'] }),
    placeholder,
  }).describe('where visitors write to'),
  navigation: fields({
    links: z.array(navigationLink).min(1).describe('the links at the top'),
    button: navigationLink.describe('the button beside them'),
  }).describe('the navigation at the top of every page'),
  footer: fields({
    quickLinks: z.array(navigationLink).min(1).describe('the links at the foot'),
    call: callToAction.describe('the call to talk'),
    copyright: text
      .describe('the copyright line, up to the name of the host')
      .meta({ examples: ['© Fundraising Innovation Collaborative, hosted by'] }),
  }).describe('the foot of every page'),
  categories,
  socialLinks: z.array(socialLink).min(1).describe('the networks in the footer and on the contact page'),
  host: fields({
    name: text.describe('the name as written within a sentence').meta({ examples: ['a social change organisation'] }),
    ...organisation.shape,
    programme: text
      .describe('the peer-learning programme on fundraising that it also hosts, in a sentence')
      .meta({ examples: ['It also hosts a peer-learning programme on fundraising.'] }),
  }).describe('the social change organisation that hosts the collaborative'),
  sponsor: organisation.describe('the technology philanthropy that sponsors the pilots'),
  search: z
    .array(
      fields({
        href: sitePath
          .describe('the page that they find, or a heading on it')
          .meta({ examples: ['/contact#networks'] }),
        words: words
          .describe('the words, with commas between them')
          .meta({ examples: ['newsletter, follow us, social media'] }),
      }),
    )
    .default([])
    .describe('what else visitors call a page when they search; the words on it and in its address are known'),
  redirects,
  verification: z
    .array(
      fields({
        href: field('link', z.string())
          .regex(
            verificationAddress,
            'expected an address such as /service-0a1b.html, or one in /.well-known/ that ends with .json, .txt or nothing',
          )
          .describe('its address: the name that it has in public/, where it holds plain text')
          .meta({ examples: ['/service-0a1b.html'] }),
        reason: words
          .describe('which service asks for it, and what for')
          .meta({ examples: ['It proves to the search console that the site is ours.'] }),
      }),
    )
    .default([])
    .describe(
      'files in public/ that prove to services that the site is ours; no other file of such a name is published',
    ),
  accepted,
}).describe('what every page shares: name, address, navigation, footer, categories, networks, host and sponsor')
