import { z } from 'zod'
import { displayForms } from '../figures/format.ts'

/** The components that a page in MDX may use, with their attributes. All attributes are literal text. */
export const mdxComponents = {
  Stat: z
    .strictObject({ id: z.string().min(1), form: z.enum(displayForms).optional() })
    .describe('a figure: `<Stat id="count/leaders" />`'),
  Callout: z
    .strictObject({ title: z.string().min(1) })
    .describe('a highlighted remark: `<Callout title="…">text</Callout>`'),
  Values: z.strictObject({}).describe('the value cards of the about page'),
  Impact: z.strictObject({}).describe('the figures of the about page'),
  Leaders: z.strictObject({}).describe('the grid of leaders'),
  Host: z.strictObject({}).describe('the hosting organisation and its programme'),
  Criteria: z.strictObject({}).describe('the criteria of the nominations'),
  Steps: z.strictObject({}).describe('the steps of the nominations'),
  Timeline: z.strictObject({}).describe('the timeline of the nominations'),
  Requirements: z.strictObject({}).describe('the requirements of the nominations'),
  NominationForm: z.strictObject({}).describe('the link to the external nomination form'),
} as const

/** The name of a published component. */
export type MdxComponentName = keyof typeof mdxComponents

/** The components that show the text between their tags; in any other it would be lost. */
export const componentsWithText: readonly string[] = ['Callout'] satisfies MdxComponentName[]
