import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes what no browser requests: the bundle that rendered the pages with its link to the packages, and the entries
 * that vite-plugin-ssr makes for a client router, which this site does not have.
 */
export function prune(stage: string): void {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(stage, 'assets.json'), 'utf8'))
  for (const [source, { file }] of Object.entries(manifest)) {
    if (/^(?:\.\.\/)*virtual:vite-plugin-ssr:|vite-plugin-ssr\/dist\//.test(source)) rmSync(join(stage, 'client', file))
  }
  for (const name of ['server', 'node_modules', 'assets.json', 'client/vite-plugin-ssr.json'])
    rmSync(join(stage, name), { recursive: true, force: true })
}
