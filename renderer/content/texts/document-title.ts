/** How many characters of a title search results show. */
export const longestTitle = 60

/** The fewest characters of a description that say enough, and the most that search results show. */
export const descriptionLimits = { min: 120, max: 155 } as const

/** The title of a document as tabs and search results show it: the name of the site follows it where both fit. */
export function titleInTabs(title: string, siteName: string): string {
  const both = `${title} · ${siteName}`
  return both.length > longestTitle ? title : both
}
