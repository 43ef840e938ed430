/** An icon as its library writes it, up to its own classes. */
const icon = /<svg xmlns="[^"]*"([^>]*?) class="lucide(?: lucide-[a-z0-9-]+)+ ?([^"]*)"/g

/**
 * Removes from icons what HTML does not need: the namespace, and the library's class names, which no style uses. A page
 * has a dozen or more.
 */
export function slimIcons(markup: string): string {
  return markup.replace(icon, (_, attributes, classes) => `<svg${attributes}${classes && ` class="${classes}"`}`)
}
