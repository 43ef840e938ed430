import { fileURLToPath } from 'node:url'

/** The icon of the site, a square drawing whose first fill is its ground. */
export const iconFile = fileURLToPath(new URL('icon.svg', import.meta.url))

/**
 * Adapts the icon. Where devices cut it to their own shape, its ground reaches every edge; a maskable one also keeps
 * within the middle four fifths (w3.org/TR/appmanifest, safe zone).
 */
export function drawIcon(icon: string, purpose: 'touch' | 'any' | 'maskable'): string {
  if (purpose === 'any') return icon
  const ground = /fill="(#[\da-f]+)"/i.exec(icon)?.[1]
  if (!ground) throw new Error('the icon has no ground')
  const size = purpose === 'maskable' ? 80 : 100
  const at = (100 - size) / 2
  const inner = icon.replace('<svg', `<svg x="${at}" y="${at}" width="${size}" height="${size}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h100v100H0z" fill="${ground}"/>${inner}</svg>`
}
