import { hideDecorativeImages } from '../content/markdown/decorative-images.ts'

/** Takes the mark of decorative pictures out of a page in MDX. */
export function remarkDecorativeImages() {
  return hideDecorativeImages
}
