import { astro } from './astro.ts'
import { docusaurus } from './docusaurus.ts'
import { eleventy } from './eleventy.ts'
import { hugo } from './hugo.ts'
import type { Peer } from './peer.ts'
import { vitepress } from './vitepress.ts'

/** The generators that this one is compared with. */
export const peers: readonly Peer[] = [hugo, eleventy, astro, vitepress, docusaurus]
