import { join } from 'node:path'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, inject, test } from 'vitest'
import { bothForms } from '../../../renderer/content/kinds/redirect.ts'
import { headersOf, headersOfFiles } from '../../../renderer/hosting/headers.ts'
import { readSite } from '../../build/manifest.ts'

const dist = join(inject('fixtureSite'), 'dist')

test('a host’s own parser reads in _headers what the preview sends', async () => {
  // The package is typed as if it read no files.
  const headersFiles = [join(dist, 'client/_headers')] as never[]
  const { headers, errors } = await parseAllHeaders({ headersFiles, netlifyConfigPath: undefined, minimal: true })
  expect(errors).toEqual([])
  expect(headers).toEqual(
    Object.entries({ '/*': headersOf('/'), ...headersOfFiles }).map(([path, list]) => ({
      for: path,
      values: Object.fromEntries(list),
    })),
  )
})

test('a host’s own parser reads in _redirects that every old address leads on for good', async () => {
  const redirectsFiles = [join(dist, 'client/_redirects')]
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: true })
  expect(errors).toEqual([])
  const meant = (readSite(dist)?.redirects ?? []).flatMap(({ from, to }) =>
    bothForms(from).map((path) => ({ from: path, to, status: 301 })),
  )
  expect(meant).not.toEqual([])
  expect(redirects).toMatchObject(meant)
})
