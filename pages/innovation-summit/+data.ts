import { plainText } from '../../renderer/content/figures/reference.ts'
import type { PageContext } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'
import { onlineEvent } from '../../renderer/structured-data/event.ts'

/** The page at /innovation-summit. */
export default function data({ site }: PageContext) {
  const { summit } = site
  const description = plainText(summit.data.description, site.figures, summit.id)
  return fromEntry(
    site,
    summit,
    { summit: summit.data },
    { structuredData: onlineEvent(summit.data, description, site.settings.data) },
  )
}
