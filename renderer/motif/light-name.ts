/**
 * The view transition name of a drawing, the same on the list and on the page, so that it moves between them
 * (`styles/base.css`). Ids are unique on the whole site.
 */
export function lightName(id: string): string {
  return `light-${id}`
}
