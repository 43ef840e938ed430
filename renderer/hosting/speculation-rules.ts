/** Where browsers find the rules; the header `Speculation-Rules` names it. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * The rules by which browsers prepare a page when a visitor rests on a link to it. Files (a report, a feed) and links
 * that open a new tab are left out.
 */
export function speculationRules(basePath: string): object {
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${basePath}*` },
            { not: { href_matches: `${basePath}*.*` } },
            { not: { selector_matches: '[target=_blank], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}
