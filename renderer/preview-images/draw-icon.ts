/**
 * Makes the icon fit for a purpose. Where devices cut it to a shape of their own, its ground reaches to every edge; a
 * maskable one keeps within the middle four fifths as well (w3.org/TR/appmanifest, safe zone).
 *
 * @param icon the icon as SVG; its first fill is its ground
 */
export function drawIcon(icon: string, purpose: 'touch' | 'any' | 'maskable'): string {
  if (purpose === 'any') return icon
  const ground = /fill="(#[\da-f]+)"/i.exec(icon)?.[1]
  if (!ground) throw new Error('the icon has no ground')
  const size = purpose === 'maskable' ? 80 : 100
  const at = (100 - size) / 2
  // What a file of its own begins with cannot stand within another.
  const inner = icon.replace(/^[\s\S]*?<svg\b/, `<svg x="${at}" y="${at}" width="${size}" height="${size}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0h100v100H0z" fill="${ground}"/>${inner}</svg>`
}
