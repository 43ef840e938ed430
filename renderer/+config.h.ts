import type { Config } from 'vite-plugin-ssr/types'
import onRenderHtml from './onRenderHtml.tsx'

/** Every page is HTML alone; its client code is a few lines that wake islands up. */
export default {
  onRenderHtml,
  // It has no export to import: vite-plugin-ssr takes the path alone.
  client: 'import:./client/entry.ts:default',
  meta: {
    // `+data.ts`: what a page gets of the content.
    data: { env: 'server-only' },
    Page: { env: 'server-only' },
  },
} satisfies Config
