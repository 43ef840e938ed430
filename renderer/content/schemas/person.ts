import type { z } from 'zod'
import { accepted, draft, externalUrl, heading, image, placeholder, slug, text } from './fields.ts'
import { fields } from './roles.ts'

const id = slug.describe('the same as the file name without .md')

/** `leaders/<id>.md`: a person in the grid on the about page, in the order of the file names. */
export const leaderSchema = fields({
  id: id.meta({ examples: ['jane-doe'] }),
  name: text.describe('the name').meta({ examples: ['Jane Doe'] }),
  title: heading.describe('the position').meta({ examples: ['Director of Innovation'] }),
  organisation: text.describe('the organisation').meta({ examples: ['A children’s charity'] }),
  image: image.describe('the portrait; without src a monogram is shown instead'),
  linkedinUrl: externalUrl
    .describe('the profile in the professional network')
    .meta({ examples: ['https://example.org/people/jane-doe'] }),
  placeholder,
  accepted,
  draft,
}).describe('a person on the about page, in the order of the file names; placeholders come last, with the link alone')

/** `partners/<id>.md`: an organisation in the grid of logos on the home page, in the order of the file names. */
export const partnerSchema = fields({
  id: id.meta({ examples: ['my-charity'] }),
  name: text.describe('the name').meta({ examples: ['A children’s charity'] }),
  logo: image.describe('the logo; without src the name is shown instead'),
  url: externalUrl.describe('the website').meta({ examples: ['https://example.org'] }),
  placeholder,
  accepted,
  draft,
}).describe('an organisation in the grid of logos on the home page, in the order of the file names')

export type Partner = z.infer<typeof partnerSchema>
