import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import remarkFrontmatter from 'remark-frontmatter'
import type { UserConfig } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'
import { classicScript } from './renderer/client/classic-script.ts'
import { fetchedImport } from './renderer/client/fetched-import.ts'
import { remarkSafeSubset } from './renderer/content/mdx/safe-subset.ts'
import { remarkSections } from './renderer/content/mdx/sections.ts'

// A variable of this name, which many machines set, is no secret: without this vite-plugin-ssr takes what Vite itself calls
// `import.meta.env.BASE_URL` for it, and refuses to build.
delete process.env.BASE_URL

/** How Vite bundles the site of a content folder, by its absolute path, and serves its live preview. */
export function siteConfig(contentRoot: string): UserConfig {
  return {
    // vite-plugin-ssr runs every file below the root whose name begins with `+` or has `.page.` in it. The root holds this
    // project's pages alone, so that no file of the content, of `public/` or of a built site is ever taken for one.
    root: resolve('pages'),
    plugins: [
      { enforce: 'pre', ...mdx({ remarkPlugins: [remarkFrontmatter, remarkSafeSubset, remarkSections] }) },
      react(),
      tailwindcss(),
      fetchedImport(),
      classicScript(),
      // Its own full build and prerender do not run under Vite 8: the build script calls the steps itself. Addresses are
      // rendered without the base path, which belongs to the files alone (`base`, from the settings).
      ssr({ disableAutoFullBuild: true, prerender: { disableAutoRun: true }, baseServer: '/' })
        // This one writes into an installed package where the last bundle lies, for servers to find it: the build knows
        // that, builds would get in each other's way, and nobody may be allowed to write there.
        .filter(({ name }: { name: string }) => !name.startsWith('@brillout/vite-plugin-import-build')),
    ],
    resolve: {
      alias: { '#markdown': contentRoot },
      // Content that lies elsewhere (`--root`) is compiled with this project's React.
      dedupe: ['react', 'react-dom'],
    },
    build: {
      // The stylesheet uses light-dark(), which would otherwise be unfolded for browsers from before 2024.
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      // A small font within the stylesheet would be blocked by the Content-Security-Policy.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
  }
}
