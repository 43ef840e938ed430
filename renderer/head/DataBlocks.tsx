import { Markup } from '../components/Markup.tsx'
import type { Site } from '../content/site.ts'
import { structuredData } from '../structured-data/structured-data.ts'

/** What search engines are told about a page. The blocks are never executed, and `<` cannot close them early. */
export function DataBlocks({ site, path, title }: { site: Site; path: string; title: string }) {
  return structuredData(site, path, title).map((data, index) => (
    <Markup
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once
      key={index}
      as="script"
      type="application/ld+json"
      html={JSON.stringify(data).replaceAll('<', '\\u003c')}
    />
  ))
}
