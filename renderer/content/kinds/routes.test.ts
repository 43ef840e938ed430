import { describe, expect, it } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { displayPath } from '../files/file-access.ts'
import { findFiles } from '../files/find-files.ts'
import { listRoutes } from './routes.ts'

describe('the routes', () => {
  const routes = listRoutes(findFiles(fixture.root).files)
  const paths = routes.map(({ path }) => path)

  it('are an address for each page, pilot and article, each once', () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/pilots', '/pilot/keeper-club', '/article/charter']))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('name the file that each page is made from', () => {
    expect(routes).toContainEqual({
      path: '/pilot/keeper-club',
      file: `${displayPath(fixture.root)}/pilots/keeper-club.md`,
    })
  })

  it('are none for settings, leaders, partners, policy sections and the screens for failures', () => {
    const kinds = ['settings', 'leaders', 'partners', 'policy', 'notFound', 'error'] as const
    expect(listRoutes(kinds.map((kind) => ({ kind, id: 'x', file: 'x.md' })))).toEqual([])
  })

  it('never end in a slash, but for the first page', () => {
    expect(paths.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([])
  })
})
