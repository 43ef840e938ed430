import type { PageContext, PageData } from '../../renderer/page.ts'
import { fromEntry } from '../../renderer/page-data.ts'
import type { ErrorScreenProps } from './+Page.tsx'

/** The screens for addresses that do not exist and for failures. */
export default function data({ site, is404, failure, errorWhileRendering }: PageContext): PageData<ErrorScreenProps> {
  if (is404 && !failure) return fromEntry(site, site.notFound, { kind: 'not-found', copy: site.notFound.data })
  const detail = failure?.message ?? (errorWhileRendering instanceof Error ? errorWhileRendering.message : undefined)
  return fromEntry(site, site.error, {
    kind: 'failure',
    copy: site.error.data,
    status: failure?.status ?? Number(site.error.data.code),
    detail,
  })
}
