import { z } from 'zod'
import { accepted, externalUrl, icon, placeholder, sitePath, text } from './fields.ts'

const navigationLink = z.strictObject({
  label: text.describe('the words of the link'),
  href: sitePath.describe('the page it opens'),
})

const socialLink = z.strictObject({
  name: text.describe('the network'),
  url: externalUrl.describe('the profile in the network'),
  icon,
  description: text.describe('what a visitor finds there, in a sentence'),
  placeholder,
})

const organisation = z.strictObject({
  name: text,
  description: text.describe('what it is, in a sentence'),
  url: externalUrl,
  placeholder,
})

/** `settings.md`: what every page shares. */
export const settingsSchema = z.strictObject({
  name: text.describe('the name of the site'),
  description: text.describe('what the collaborative is, in one or two sentences; shown in the footer'),
  url: externalUrl.describe('the address that the site is served at, without a slash at the end'),
  email: z
    .strictObject({ address: z.email('expected an e-mail address'), placeholder })
    .describe('where visitors write to'),
  navigation: z
    .strictObject({
      links: z.array(navigationLink).min(1).describe('the links at the top'),
      button: navigationLink.describe('the button beside them'),
    })
    .describe('the navigation at the top of every page'),
  footer: z
    .strictObject({
      quickLinks: z.array(navigationLink).min(1),
      call: z.strictObject({ title: text, text, link: navigationLink }).describe('the call to talk'),
      copyright: text.describe('the copyright line, up to the name of the host'),
    })
    .describe('the foot of every page'),
  socialLinks: z.array(socialLink).min(1).describe('the networks in the footer and on the contact page'),
  host: organisation
    .extend({
      programme: text.describe('the peer-learning programme on fundraising that it also hosts, in a sentence'),
    })
    .describe('the social change organisation that hosts the collaborative'),
  sponsor: organisation.describe('the technology philanthropy that sponsors the pilots'),
  accepted,
})

/** The settings of the site. */
export type Settings = z.infer<typeof settingsSchema>
/** A link to a profile in a social network. */
export type SocialLink = z.infer<typeof socialLink>
