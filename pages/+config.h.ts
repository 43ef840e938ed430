import type { Config } from 'vite-plugin-ssr/types'

/** What all pages share, with `+onRenderHtml.tsx` and `+client.ts`. Pages are HTML only. */
export default { meta: { Page: { env: 'server-only' } } } satisfies Config
