import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { walkFolder } from '../../../../renderer/public-files/walk-folder.ts'
import { manifestName } from '../../../build/manifest.ts'
import { atOutput, killAt } from '../../kill-at.ts'
import type { Steps } from './step.ts'

/** What happens to a built site: none of it may be seen in the next one. */
export const accidents = {
  'a build that is killed': (project, n) =>
    killAt(project, atOutput(['check the content', 'render ', 'draw the pictures'][n % 3] ?? '')),
  'a byte of the manifest flipped': ({ folder }, n) =>
    changeBytes(join(folder, 'dist', manifestName), (bytes) => {
      const place = (n * 7919) % bytes.length
      bytes[place] = (bytes[place] ?? 0) ^ 1
    }),
  'built files edited by hand': ({ folder }, n) => {
    for (const file of builtFiles(folder, n))
      changeBytes(file, (bytes) => {
        bytes[0] = (bytes[0] ?? 0) ^ 1
      })
  },
  'a file more in the built site': ({ folder }) => {
    const file = join(folder, 'dist/client/pilot/notes.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'a note')
  },
  'a folder of the built site replaced by a link to it': ({ folder }) => {
    const [from, to] = [join(folder, 'dist/client/article'), join(folder, 'moved-articles')]
    rmSync(to, { recursive: true, force: true })
    renameSync(from, to)
    symlinkSync(to, from)
  },
  'the built site copied': ({ folder }) => {
    renameSync(join(folder, 'dist'), join(folder, 'copied'))
    cpSync(join(folder, 'copied'), join(folder, 'dist'), { recursive: true, verbatimSymlinks: true })
    rmSync(join(folder, 'copied'), { recursive: true })
  },
  'the built site gone': ({ folder }) => rmSync(join(folder, 'dist'), { recursive: true }),
} satisfies Steps

/** A page and two other files of a built site, others each time. */
function builtFiles(folder: string, n: number): string[] {
  const dist = join(folder, 'dist')
  const all = walkFolder(dist).files.filter((name) => name !== manifestName)
  const pick = (from: readonly string[], at: number) => from.slice(at % from.length).slice(0, 1)
  const pages = all.filter((file) => file.endsWith('.html'))
  const others = all.filter((file) => !file.endsWith('.html'))
  const picked = [...pick(pages, n), ...pick(others, n * 7919), ...pick(others, n * 104_729)]
  return [...new Set(picked)].map((name) => join(dist, name))
}

function changeBytes(file: string, change: (bytes: Buffer) => void): void {
  if (!existsSync(file)) return
  const bytes = readFileSync(file)
  change(bytes)
  writeFileSync(file, bytes)
}
