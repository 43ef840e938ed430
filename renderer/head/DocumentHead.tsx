import { fileAddresses, markdownAddress, previewImageAddress } from '../addresses.ts'
import { Markup } from '../components/Markup.tsx'
import type { SiteEntry } from '../content/entries/site.ts'
import { plainField } from '../content/figures/reference.ts'
import { kindOf } from '../content/kinds/routes.ts'
import { titleInTabs } from '../content/texts/document-title.ts'
import { completeUrl } from '../hosting/base-path.ts'
import { policyInDocuments } from '../hosting/headers.ts'
import type { PageContext } from '../page-context.ts'
import { previewSize } from '../preview-images/card.ts'
import { dayOfStory, structuredData } from '../structured-data/structured-data.ts'
import tokens from '../styles/tokens.css?raw'
import { readColor } from './theme-colors.ts'

interface HeadProps {
  title: string
  description: string
  page: PageContext
  path: string
}

/** The head of a document: what browsers, search engines and link previews read. */
export function DocumentHead(head: HeadProps) {
  const { description, page, path } = head
  const { light, dark } = readColor(tokens, 'paper')
  return (
    <>
      <meta charSet="utf-8" />
      {/* The live preview changes pages in ways that visitors' pages never do. */}
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policyInDocuments} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <DocumentTitle page={page} />
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href={fileAddresses.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      {/* Devices install the site from its front page: the others need no manifest. */}
      {path === '/' && <link rel="manifest" href={fileAddresses.manifest} />}
      {kindOf(page.kind).path ? <PageTags {...head} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** The title for tabs and search results. */
export function DocumentTitle({ page: { site, entry } }: { page: PageContext }) {
  const { data }: SiteEntry = entry
  const title = plainField(site, entry, data.documentTitle === undefined ? 'title' : 'documentTitle')
  return <title>{titleInTabs(title, site.settings.data.name)}</title>
}

/**
 * What only a page with an address of its own has, such as what social networks and messengers show of it (Open Graph, and
 * Twitter's card).
 */
export function PageTags({ title, description, page, path }: HeadProps) {
  const { name, url } = page.site.settings.data
  const complete = (address: string) => completeUrl(url, address)
  const day = dayOfStory(page)
  const properties: Readonly<Record<string, string | undefined>> = {
    'og:type': day ? 'article' : 'website',
    'og:site_name': name,
    'og:locale': 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': complete(path),
    'og:image': complete(previewImageAddress(path)),
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': `${title}, ${name}`,
    'article:published_time': day,
  }
  return (
    <>
      <link rel="canonical" href={complete(path)} />
      <link rel="alternate" type="text/markdown" href={complete(markdownAddress(path))} />
      <link rel="alternate" type="application/atom+xml" title={name} href={complete(fileAddresses.atom)} />
      <link rel="alternate" type="application/feed+json" title={name} href={complete(fileAddresses.jsonFeed)} />
      {Object.entries(properties).map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData(page, path, title).map((subject, index) => (
        <Markup
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once
          key={index}
          as="script"
          type="application/ld+json"
          // It never runs, and `<` is escaped so that it cannot close the element early.
          html={JSON.stringify(subject).replaceAll('<', '\\u003c')}
        />
      ))}
    </>
  )
}
