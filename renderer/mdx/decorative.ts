import { emptyDecorative } from '../content/markdown/decorative.ts'

/** Takes the mark of decorative pictures out of a page in MDX. */
export function remarkDecorative() {
  return emptyDecorative
}
