import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openPage, paths, readFile } from './site-pages.ts'

/** What all scripts that run before the visitor's first action may weigh together, compressed: 1.5 KB. */
const limit = 1536

/** The scripts that a page loads at once: those it names, and what they import. */
function scriptsOf(path: string): string[] {
  const $ = openPage(path)
  const named = $('script[src]')
    .map((_, script) => $(script).attr('src'))
    .get()
  const loaded = new Set(named)
  for (const script of loaded) for (const next of importsOf(script)) loaded.add(next)
  return [...loaded]
}

/** What a script imports, other than when it is asked to. */
function importsOf(script: string): string[] {
  const imports = readFile(script.slice(1)).matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)
  return [...imports].map(([, address = '']) => posix.join(posix.dirname(script), address))
}

describe('the scripts of a page', () => {
  test.each(paths)('weigh 1.5 KB at most at %s', (path) => {
    const scripts = scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(1)
    const weight = scripts.reduce((sum, script) => sum + gzipSync(readFile(script.slice(1)), { level: 9 }).length, 0)
    expect(weight).toBeLessThanOrEqual(limit)
  })

  test.each(paths)('hold no React at %s', (path) => {
    for (const script of scriptsOf(path)) expect(readFile(script.slice(1))).not.toContain('react.')
  })
})
