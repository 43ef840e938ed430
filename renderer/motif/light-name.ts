/**
 * The name by which a browser knows the drawing of a pilot or a story on one page and the next, so that it travels between
 * them (`styles/base.css`). Ids are unique on the whole site.
 */
export function lightName(id: string): string {
  return `light-${id}`
}
