/** A drawing with something in it. */
export function drawing(part: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"${attributes}>${part}</svg>\n`
}
