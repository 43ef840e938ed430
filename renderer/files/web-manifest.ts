import { fileAddresses } from '../addresses.ts'
import type { FileInput } from './site-file.ts'

/** The icon as pictures, which the build draws. A maskable one may be cut to any shape. */
export const iconFiles = [
  { name: 'icon-180.png', size: 180, purpose: 'touch' },
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** What a device needs to install the site (w3.org/TR/appmanifest). Addresses are relative to the file. */
export function manifest({ site }: Pick<FileInput, 'site'>, { light }: { light: string }): string {
  const { name, description } = site.settings.data
  const icons = iconFiles
    .filter(({ purpose }) => purpose !== 'touch')
    .map((icon) => ({ src: icon.name, sizes: `${icon.size}x${icon.size}`, type: 'image/png', purpose: icon.purpose }))
  const content = {
    name,
    description,
    lang: 'en-GB',
    start_url: './',
    scope: './',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [{ src: fileAddresses.icon.slice(1), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
  }
  return `${JSON.stringify(content, null, 1)}\n`
}
