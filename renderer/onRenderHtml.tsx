import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server'
import { DocumentHead } from './document-head.tsx'
import { rebaseMarkup } from './hosting/base-path.ts'
import { Layout } from './layout/Layout.tsx'
import type { PageContext, RenderMarkup } from './page.ts'
import { hastenFirstInView } from './photographs/first-in-view.ts'
import { createScope, SiteProvider } from './site-context.ts'
import { structuredData } from './structured-data/structured-data.ts'

/** Renders a page to a whole document. */
export default function onRenderHtml(context: PageContext) {
  const { site, basePath, today, photographs = {}, config } = context
  const { renderUnlessKnown = (_, surroundings, render) => render(surroundings) } = context
  const { head, scope, props } = config.data(context)
  const path = context.urlOriginal
  const { Page } = config
  const isFailure = context.is404 !== null || context.failure !== undefined
  const subjects = isFailure ? [] : structuredData(site, path, head.title)
  const render: RenderMarkup = (surroundings) => ({
    head: renderToStaticMarkup(
      <DocumentHead head={head} site={surroundings} path={path} subjects={subjects} isFailure={isFailure} />,
    ),
    body: hastenFirstInView(
      renderToStaticMarkup(
        <SiteProvider value={createScope(surroundings, path, scope)}>
          <Layout>
            <Page {...props} />
          </Layout>
        </SiteProvider>,
      ),
    ),
  })
  const given = { path, head, scope, props, subjects, isFailure }
  const markup = renderUnlessKnown(given, { ...site, today, photographs }, render)
  if (!markup) return { documentHtml: escapeInject`<!doctype html><html><head></head><body></body></html>` }
  const documentHtml = escapeInject`<!doctype html>
<html lang="en-GB">
<head>${dangerouslySkipEscape(rebaseMarkup(markup.head, basePath))}</head>
<body>${dangerouslySkipEscape(rebaseMarkup(markup.body, basePath))}</body>
</html>
`
  return { documentHtml }
}
