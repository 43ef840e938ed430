/**
 * Reads a colour from the stylesheet of the design tokens, light and dark, so that pictures and the frames of browsers can
 * match it. It may be the same in both.
 *
 * @throws Error where the token is missing
 */
export function readColor(tokens: string, name: string) {
  const form = `--color-${name}:\\s*(?:light-dark\\()?(#[\\da-f]+)(?:,\\s*(#[\\da-f]+))?`
  const [, light, dark = light] = new RegExp(form, 'i').exec(tokens) ?? []
  if (!light || !dark) throw new Error(`the tokens name no --color-${name}`)
  return { light, dark }
}
