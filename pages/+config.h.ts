import type { Config } from 'vite-plugin-ssr/types'

/** What all pages share, with `+onRenderHtml.ts` and `+client.ts`. Pages are HTML only. */
export default {
  meta: {
    // `+data.ts`: what a page gets of the content.
    data: { env: 'server-only' },
    Page: { env: 'server-only' },
  },
} satisfies Config
