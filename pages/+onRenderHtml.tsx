import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { slimIcons } from '../renderer/components/slim-icons.ts'
import { plainField } from '../renderer/content/figures/reference.ts'
import { DocumentHead } from '../renderer/head/DocumentHead.tsx'
import { hasLargeMarks } from '../renderer/head/marked-letters.ts'
import { rebaseMarkup } from '../renderer/hosting/base-path.ts'
import { Layout } from '../renderer/layout/Layout.tsx'
import { PageProvider, type RenderInput } from '../renderer/use-page.ts'

export default function onRenderHtml(context: RenderInput & { config: { Page: ComponentType } }) {
  const { page, basePath, urlOriginal: path, asHtml, config } = context
  const { Page } = config
  const { site, entry } = page
  const words = { title: plainField(site, entry, 'title'), description: plainField(site, entry, 'description') }
  const head = renderToStaticMarkup(<DocumentHead {...{ ...words, page, path }} />)
  const body = renderToStaticMarkup(
    <PageProvider value={{ ...page, path }}>
      <Layout>
        <Page />
      </Layout>
    </PageProvider>,
  )
  const html = `<!doctype html>
<html lang="en-GB">
<head>${rebaseMarkup(head, basePath)}</head>
<body>${rebaseMarkup(slimIcons(body), basePath)}</body>
</html>
`
  return { documentHtml: asHtml(html), injectFilter: fontsFor(body) }
}

/** The fonts of letters with marks are loaded by pages that have such letters, and beforehand where these are large. */
const fontsFor = (body: string) => (assets: { src: string; inject: unknown }[]) => {
  const late = hasLargeMarks(body) ? /(?:label|text)-marked\b/ : /-marked\b/
  for (const asset of assets) if (late.test(asset.src)) asset.inject = false
}
