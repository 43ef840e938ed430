import { Markup } from './components/Markup.tsx'
import type { Site } from './content/site.ts'
import { completeUrl } from './hosting/base-path.ts'
import { policyInDocuments } from './hosting/headers.ts'
import type { Head } from './page.ts'

interface DocumentHeadProps {
  head: Head
  site: Site
  path: string
  /** Whether this is the screen of a failure, which has no address of its own. */
  isFailure: boolean
}

/** The head of a document: what browsers, search engines and link previews read. */
export function DocumentHead({ head, site, path, isFailure }: DocumentHeadProps) {
  const { name, url } = site.settings.data
  const title = path === '/' ? `${name}: ${head.title}` : `${head.title} · ${name}`
  return (
    <>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={policyInDocuments} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {isFailure ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={completeUrl(url, path)} />}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <script src="/theme.js" />
      {head.structuredData && (
        // A data block: it is never executed, and `<` cannot close it early.
        <Markup
          as="script"
          type="application/ld+json"
          html={JSON.stringify(head.structuredData).replaceAll('<', '\\u003c')}
        />
      )}
    </>
  )
}
