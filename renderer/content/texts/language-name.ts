/**
 * The name of a language, with a capital: `Spanish` in English, `Español` in its own words. Undefined where a text is no tag
 * of a language.
 *
 * @param within the tag of the language that the name is in
 */
export function languageName(tag: string, within: string): string | undefined {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(tag)) return undefined
  const names = new Intl.DisplayNames(within, { type: 'language', fallback: 'none' })
  return names.of(tag)?.replace(/^./u, (first) => first.toLocaleUpperCase(within))
}
