/** The path of the site on its host, with a slash at both ends: `/`, or `/site/` for `https://example.org/site`. */
export function basePathOf(siteUrl: string): string {
  return `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`
}

/** The complete address of a page or a file of the site, for readers elsewhere: feeds, search engines, figures. */
export function completeUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/+$/, '') + path
}

/** An address within the site as hosts know it. Those of other sites, `#dates` and relative ones stay as they are. */
export function atBasePath(target: string, basePath: string): string {
  return /^\/(?!\/)/.test(target) ? basePath + target.slice(1) : target
}

/** A start tag as React or the markdown renderer writes it: `<` and `"` within values are escaped. */
const startTag = /<[a-z][^">]*(?:"[^"]*"[^">]*)*>/gi
const address = /(\s(?:href|src|poster)=")([^"]*)/g
const addressList = /(\s(?:srcset|imagesrcset)=")([^"]*)/gi

/**
 * Puts the base path before every address within the site in markup: `/pilots` becomes `/site/pilots`. Content,
 * components and checks say `/pilots` wherever the site is served.
 */
export function rebaseMarkup(html: string, basePath: string): string {
  if (basePath === '/') return html
  const rebase = (target: string) => atBasePath(target, basePath)
  return html.replace(startTag, (tag) =>
    tag
      .replace(address, (_, before: string, target: string) => before + rebase(target))
      .replace(
        addressList,
        (_, before: string, targets: string) => before + targets.split(/,\s+/).map(rebase).join(', '),
      ),
  )
}
