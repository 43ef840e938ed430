import { z } from 'zod'
import { accepted, draft, externalUrl, image, placeholder, slug, text } from './fields.ts'

/** `leaders/<id>.md`: a person in the grid on the about page, in the order of the file names. */
export const leaderSchema = z.strictObject({
  id: slug.describe('the same as the file name without .md'),
  name: text.describe('the name'),
  title: text.describe('the position'),
  organisation: text.describe('the organisation'),
  image: image.describe('the portrait; without src a monogram stands in its place'),
  linkedinUrl: externalUrl.describe('the profile in the professional network'),
  placeholder,
  accepted,
  draft,
})

/** `partners/<id>.md`: an organisation in the grid of logos on the home page, in the order of the file names. */
export const partnerSchema = z.strictObject({
  id: slug.describe('the same as the file name without .md'),
  name: text.describe('the name'),
  logo: image.describe('the logo; without src the name stands in its place'),
  url: externalUrl.describe('the website'),
  placeholder,
  accepted,
  draft,
})

/** A leader's frontmatter. */
export type Leader = z.infer<typeof leaderSchema>
/** A partner's frontmatter. */
export type Partner = z.infer<typeof partnerSchema>
