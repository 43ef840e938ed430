import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { DocumentHead } from './document-head.tsx'
import { rebaseMarkup } from './hosting/base-path.ts'
import { Layout } from './layout/Layout.tsx'
import type { PageContext } from './page.ts'
import { hastenFirstInView } from './photographs/first-in-view.ts'
import { SiteProvider } from './site-context.ts'

/** Renders a page to a whole document. */
export default function onRenderHtml(context: PageContext) {
  const { site, today, basePath, photographs = {}, config } = context
  const { head, scope, props } = config.data(context)
  const path = context.urlOriginal
  const { Page } = config
  const isFailure = context.is404 !== null || context.failure !== undefined
  const headMarkup = renderToStaticMarkup(<DocumentHead head={head} site={site} path={path} isFailure={isFailure} />)
  const bodyMarkup = renderToStaticMarkup(
    <SiteProvider value={{ site, path, scope, today, photographs }}>
      <Layout>
        <Page {...props} />
      </Layout>
    </SiteProvider>,
  )
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB">
<head>${dangerouslySkipEscape(rebaseMarkup(headMarkup, basePath))}</head>
<body>${dangerouslySkipEscape(rebaseMarkup(hastenFirstInView(bodyMarkup), basePath))}</body>
</html>
`
  return { documentHtml }
}
