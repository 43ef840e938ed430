import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '../../renderer/content/problem.ts'

/** The folders whose components can put a text on a page. */
const folders = ['pages', 'renderer']

/**
 * Makes a search for the line of a component that a number within a text on a built page comes from. The components are read at the
 * first search, which only a page with a fault needs.
 */
export function createSourceFinder(): (text: string, number: string) => Location | undefined {
  let components: { file: string; source: string }[] | undefined
  return (text, number) => {
    components ??= readComponents()
    // A figure within the text shows as a gap; what stands between the gaps is typed.
    const parts = text.split('…').map((part) => part.trim())
    const typed = parts.filter((part) => part.includes(number)).sort((a, b) => b.length - a.length)
    for (const part of typed) {
      const pattern = new RegExp(part.split(/\s+/).map(escapePattern).join('\\s+'))
      for (const { file, source } of components) {
        const index = source.search(pattern)
        if (index >= 0) return locate(file, source, index)
      }
    }
    return undefined
  }
}

function readComponents(): { file: string; source: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
      .sort()
      .map((name) => join(folder, name))
      .map((file) => ({ file, source: readFileSync(file, 'utf8') })),
  )
}

function locate(file: string, source: string, index: number): Location {
  const before = source.slice(0, index)
  return { file, line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
