import { previewImageAddress } from '../addresses.ts'
import { completeUrl } from '../hosting/base-path.ts'
import type { Head } from '../page.ts'
import { previewSize } from '../preview-images/card.ts'
import { storyAt } from '../structured-data/structured-data.ts'
import type { Surroundings } from '../surroundings.ts'

/** What social networks and messengers show of a page (Open Graph, and Twitter's card). */
export function SocialTags({ head, site, path }: { head: Head; site: Surroundings; path: string }) {
  const { name, url } = site.settings.data
  const story = storyAt(site, path)
  const properties: Readonly<Record<string, string | undefined>> = {
    'og:type': story ? 'article' : 'website',
    'og:site_name': name,
    'og:locale': 'en_GB',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': completeUrl(url, path),
    'og:image': completeUrl(url, previewImageAddress(path)),
    'og:image:type': 'image/png',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': `${head.title}, ${name}`,
    'article:published_time': story?.day,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) =>
        content ? <meta key={property} property={property} content={content} /> : null,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
