import { accepted, heading } from './fields.ts'
import { fields } from './roles.ts'

/** `policy/<NN-id>.md`: a section of the privacy policy; the number in the file name is the section's. */
export const policySectionSchema = fields({
  title: heading.describe('the heading of the section, without its number').meta({ examples: ['Cookies'] }),
  accepted,
}).describe('a section of the privacy policy; the number in the file name is the number of the section')
