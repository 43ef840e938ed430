import { decode } from '../content/texts/decode.ts'

/** The forms of a photograph, from which browsers choose. */
export interface Photograph {
  /** The size of the largest form in pixels, which lets browsers reserve the space. */
  width: number
  height: number
  /** The addresses of the forms with their widths, as `srcset` has them. */
  avif: string
  webp: string
}

/** The photographs that the content shows, by their paths in `public/`. */
export type Photographs = Readonly<Record<string, Photograph>>

/** The path in `public/` that an address leads to: without escapes, query and anchor. */
export function photographName(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  return decode(path) ?? path
}

/** How wide pictures are shown in each part of a page, for the attribute `sizes`. */
export const photographSizes = {
  text: '(min-width: 120rem) 48rem, (min-width: 44rem) 40rem, calc(100vw - 2.5rem)',
  head: '(min-width: 52rem) 50vw, 100vw',
  card: '(min-width: 48rem) 45rem, calc(100vw - 2.5rem)',
  portrait: '(min-width: 64rem) 15rem, (min-width: 26rem) 12rem, calc(100vw - 2.5rem)',
  logo: '12rem',
} as const
