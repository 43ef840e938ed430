import type { Thing, WithContext } from 'schema-dts'
import { fileAddresses, markdownAddress } from './addresses.ts'
import { DataBlocks } from './head/DataBlocks.tsx'
import { SocialTags } from './head/SocialTags.tsx'
import { readThemeColors } from './head/theme-colors.ts'
import { completeUrl } from './hosting/base-path.ts'
import { policyInDocuments } from './hosting/headers.ts'
import type { Head } from './page.ts'
import tokens from './styles/tokens.css?raw'
import type { Surroundings } from './surroundings.ts'

const themeColors = readThemeColors(tokens)

interface DocumentHeadProps {
  head: Head
  site: Surroundings
  path: string
  /** The structured data of the page. */
  subjects: readonly WithContext<Thing>[]
  /** Whether this is an error screen, which has no address of its own. */
  isFailure: boolean
}

/** The head of a document: what browsers, search engines and link previews read. */
export function DocumentHead({ head, site, path, subjects, isFailure }: DocumentHeadProps) {
  const { name } = site.settings.data
  const title = path === '/' ? `${name}: ${head.title}` : `${head.title} · ${name}`
  return (
    <>
      <meta charSet="utf-8" />
      {/* The live preview changes pages in ways that visitors' pages never do. */}
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={policyInDocuments} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      {/* Devices install the site from its front page: the others need no manifest. */}
      {path === '/' && <link rel="manifest" href={fileAddresses.manifest} />}
      {isFailure ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PageAddresses head={head} site={site} path={path} subjects={subjects} />
      )}
    </>
  )
}

/** What only a page with an address of its own has. */
function PageAddresses({ head, site, path, subjects }: Omit<DocumentHeadProps, 'isFailure'>) {
  const { name, url } = site.settings.data
  const complete = (address: string) => completeUrl(url, address)
  return (
    <>
      <link rel="canonical" href={complete(path)} />
      <link rel="alternate" type="text/markdown" href={complete(markdownAddress(path))} />
      <link rel="alternate" type="application/atom+xml" title={name} href={complete(fileAddresses.atom)} />
      <link rel="alternate" type="application/feed+json" title={name} href={complete(fileAddresses.jsonFeed)} />
      <SocialTags head={head} site={site} path={path} />
      <DataBlocks subjects={subjects} />
    </>
  )
}
