import { chartEffects } from '../schemas/chart.ts'
import { iconNames } from '../schemas/fields.ts'
import { qualifiers } from '../schemas/figure.ts'

const oneOf = (values: readonly string[]) => `expected ${values.map((value) => `"${value}"`).join(', ')}`

/** What the check expects where a field has one of a few values, so that a new value changes no test. */
export const expected = {
  icon: oneOf(iconNames),
  kind: oneOf(Object.keys(chartEffects)),
  qualifier: oneOf(qualifiers),
}
