import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { render } from 'vite-plugin-ssr/abort'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { slimIcons } from '../renderer/components/slim-icons.ts'
import type { AnyEntry } from '../renderer/content/entries/site.ts'
import { wordsOf } from '../renderer/content/figures/reference.ts'
import { DocumentHead } from '../renderer/head/DocumentHead.tsx'
import { rebaseMarkup } from '../renderer/hosting/base-path.ts'
import { Layout } from '../renderer/layout/Layout.tsx'
import { type Failure, type RenderInput, SiteProvider } from '../renderer/page.ts'

interface PageContext extends RenderInput {
  /** Whether an error screen says that there is no such page; null for every other page. */
  is404: boolean | null
  errorWhileRendering?: unknown
  config: { Page: ComponentType }
}

/** Renders a page to a whole document. */
export default function onRenderHtml(context: PageContext) {
  const { site, basePath, is404, urlOriginal: path } = context
  const { Page } = context.config
  const failure = is404 === false ? explain(context) : context.failure
  const entry = entryOf(context)
  const page = { title: wordsOf(site, entry, 'title'), description: wordsOf(site, entry, 'description'), site, path }
  const head = renderToStaticMarkup(<DocumentHead {...page} isFailure={is404 !== null} />)
  const body = renderToStaticMarkup(
    <SiteProvider value={{ site, path, scope: entry.id, failure }}>
      <Layout>
        <Page />
      </Layout>
    </SiteProvider>,
  )
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB">
<head>${dangerouslySkipEscape(rebaseMarkup(head, basePath))}</head>
<body>${dangerouslySkipEscape(rebaseMarkup(slimIcons(body), basePath))}</body>
</html>
`
  return { documentHtml, injectFilter: preloadUsualFonts }
}

/** The fonts of letters with marks are loaded by pages that have such letters, and by those alone. */
function preloadUsualFonts(assets: { src: string; inject: unknown }[]): void {
  for (const asset of assets) if (/-marked\b.*\.woff2$/.test(asset.src)) asset.inject = false
}

/** What the error screen says of a page that cannot be rendered. */
function explain({ site, errorWhileRendering: error }: PageContext): Failure {
  return { status: Number(site.error.data.code), message: error instanceof Error ? error.message : '' }
}

/** The content file that a page is made from. */
function entryOf({ site, is404, failure, urlOriginal }: PageContext): AnyEntry {
  if (is404 !== null) return is404 && !failure ? site.notFound : site.error
  const entry = site.entryAt(urlOriginal)
  if (!entry) throw render(404)
  return entry
}
