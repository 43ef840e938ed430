/**
 * Reads the background of the pages, light and dark, from the stylesheet of the design tokens, so that browsers can match
 * their own colours.
 *
 * @throws Error where the token is missing
 */
export function readThemeColors(tokens: string) {
  const [, light, dark] = /--color-paper:\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/i.exec(tokens) ?? []
  if (!light || !dark) throw new Error('the tokens name no --color-paper as light-dark(#…, #…)')
  return { light, dark }
}

/**
 * Reads a colour from the design tokens that is the same in both themes.
 *
 * @throws Error where the token is missing
 */
export function readColor(tokens: string, name: string): string {
  const color = new RegExp(`--color-${name}:\\s*(#[\\da-f]+)`, 'i').exec(tokens)?.[1]
  if (!color) throw new Error(`the tokens name no --color-${name}`)
  return color
}
