/** The ground of the pages in the light and in the dark. */
export interface ThemeColors {
  light: string
  dark: string
}

/**
 * Reads the ground of the pages out of the design tokens, so that browsers colour their own parts alike.
 *
 * @param tokens the stylesheet of the tokens
 * @throws Error where the token is missing
 */
export function readThemeColors(tokens: string): ThemeColors {
  const [, light, dark] = /--color-paper:\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/i.exec(tokens) ?? []
  if (!light || !dark) throw new Error('the tokens name no --color-paper as light-dark(#…, #…)')
  return { light, dark }
}

/**
 * Reads a colour that is the same in the light and in the dark out of the design tokens.
 *
 * @throws Error where the token is missing
 */
export function readColor(tokens: string, name: string): string {
  const color = new RegExp(`--color-${name}:\\s*(#[\\da-f]+)`, 'i').exec(tokens)?.[1]
  if (!color) throw new Error(`the tokens name no --color-${name}`)
  return color
}
