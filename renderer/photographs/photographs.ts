import { decode } from '../content/texts/decode.ts'

/** The forms of a picture that a browser chooses from. */
export interface Photograph {
  /** The size of the largest form in pixels, which lets browsers reserve the space. */
  width: number
  height: number
  /** The address for browsers that support none of the sources. */
  src: string
  /** The forms by their type, the best first; each is a list of addresses with widths. */
  sources: readonly { type: string; srcset: string }[]
}

/** The pictures of the content by their addresses, as the content writes them. */
export type Photographs = Readonly<Record<string, Photograph>>

/** The name of a picture among the photographs: its path in `public/`, without escapes, query and anchor. */
export function photographName(address: string): string {
  const path = address.replace(/[?#].*$/, '')
  return decode(path) ?? path
}

/** How wide pictures are shown in each part of a page, for the attribute `sizes`. */
export const photographSizes = {
  text: '(min-width: 120rem) 48rem, (min-width: 44rem) 40rem, calc(100vw - 2.5rem)',
  band: '100vw',
  card: '(min-width: 48rem) 45rem, calc(100vw - 2.5rem)',
  portrait: '(min-width: 64rem) 15rem, (min-width: 26rem) 12rem, calc(100vw - 2.5rem)',
  logo: '12rem',
} as const
