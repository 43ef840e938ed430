/**
 * The name of a language, with a capital: `Spanish` in English, `Español` in its own words. Undefined where a text is no tag
 * of a language as it is usually written (BCP 47), or where the name is not known in that language.
 *
 * @param within the tag of the language that the name is in
 */
export function languageName(tag: string, within: string): string | undefined {
  // Where nothing is known, it would be the language of the machine.
  if (usualForm(tag) !== tag || Intl.DisplayNames.supportedLocalesOf(within).length === 0) return undefined
  const names = new Intl.DisplayNames(within, { type: 'language', fallback: 'none' })
  return names.of(tag)?.replace(/^./u, (first) => first.toLocaleUpperCase(within))
}

function usualForm(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
