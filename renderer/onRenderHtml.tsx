import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { slimIcons } from './components/slim-icons.ts'
import { DocumentHead } from './document-head.tsx'
import { rebaseMarkup } from './hosting/base-path.ts'
import { Layout } from './layout/Layout.tsx'
import type { PageContext } from './page.ts'
import { hastenFirstInView } from './photographs/first-in-view.ts'
import { SiteProvider } from './site-context.ts'
import { structuredData } from './structured-data/structured-data.ts'

/** Renders a page to a whole document. */
export default function onRenderHtml(context: PageContext) {
  const { site, basePath, config, urlOriginal: path } = context
  const { head, scope, props } = config.data(context)
  const { Page } = config
  const isFailure = context.is404 !== null || context.failure !== undefined
  const subjects = isFailure ? [] : structuredData(site, path, head.title)
  const headMarkup = renderToStaticMarkup(
    <DocumentHead head={head} site={site} path={path} subjects={subjects} isFailure={isFailure} />,
  )
  const body = renderToStaticMarkup(
    <SiteProvider value={{ site, path, scope }}>
      <Layout>
        <Page {...props} />
      </Layout>
    </SiteProvider>,
  )
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB">
<head>${dangerouslySkipEscape(rebaseMarkup(headMarkup, basePath))}</head>
<body>${dangerouslySkipEscape(rebaseMarkup(hastenFirstInView(slimIcons(body)), basePath))}</body>
</html>
`
  return { documentHtml }
}
