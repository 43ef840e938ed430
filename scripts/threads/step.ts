import type { Photographs } from '../../renderer/photographs/photographs.ts'

/** What all threads work on. */
export interface Setting {
  root: string
  publicFolder: string
  /** The day of the check, as 2025-09-23. */
  today: string
  /** Whether texts are rendered. */
  renders: boolean
}

/** Which part of the work is whose: every `count`-th item, from `index` on. */
export interface Share {
  index: number
  count: number
}

/** A step of the work, of which each thread does its share; everybody waits for the others before the next. */
export type Step = { name: 'read' } | { name: 'check' } | ({ name: 'render' } & RenderStep)

/** Rendering the pages of content that was found sound. */
export interface RenderStep {
  /** The day of the build, as 2025-09-23. */
  today: string
  /** Where the site will lie on its host. */
  basePath: string
  photographs: Photographs
  /** The day on which each page was changed last, by its address. */
  changes: Readonly<Record<string, string>>
  /** The folder with the bundles. */
  stage: string
}

/** The items of a share. */
export function ownOf<Item>(items: readonly Item[], { index, count }: Share): Item[] {
  return items.filter((_, place) => place % count === index)
}

/** The items of a share of about the same size as the others, where items differ much in size. */
export function ownBySize<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  { index, count }: Share,
): Item[] {
  const shares = Array.from({ length: count }, () => ({ size: 0, items: [] as Item[] }))
  const sized = items.map((item) => ({ item, size: sizeOf(item) }))
  for (const { item, size } of sized.sort((a, b) => b.size - a.size)) {
    const smallest = shares.reduce((least, share) => (share.size < least.size ? share : least))
    smallest.size += size
    smallest.items.push(item)
  }
  return shares[index]?.items ?? []
}
