import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestName } from '../../../build/manifest.ts'
import { atOutput, killAt } from '../../kill-at.ts'
import type { Steps } from './step.ts'

/** What happens to a built site: none of it may be seen in the next one. */
export const accidents = {
  'a build that is killed': (project, n) =>
    killAt(project, atOutput(['check the content', 'render ', 'read the pages'][n % 3] ?? '')),
  'a byte of the manifest flipped': ({ folder }, n) =>
    changeBytes(join(folder, 'dist', manifestName), (bytes) => {
      const place = (n * 7919) % bytes.length
      bytes[place] = (bytes[place] ?? 0) ^ 1
    }),
  'the manifest cut short': ({ folder }, n) => {
    const file = join(folder, 'dist', manifestName)
    if (existsSync(file)) truncateSync(file, Math.floor((readFileSync(file).length * ((n % 9) + 1)) / 10))
  },
  'the manifest gone': ({ folder }) => rmSync(join(folder, 'dist', manifestName), { force: true }),
  'built files edited by hand, of the same size': ({ folder }, n) => {
    for (const file of builtFiles(folder, n))
      changeBytes(file, (bytes) => {
        bytes[0] = (bytes[0] ?? 0) ^ 1
      })
  },
  'built files edited by hand, of another size': ({ folder }, n) => {
    for (const file of builtFiles(folder, n + 1)) writeFileSync(file, `${readFileSync(file, 'latin1')}more`)
  },
  'built files gone': ({ folder }, n) => {
    for (const file of builtFiles(folder, n + 2)) rmSync(file)
  },
  'built files replaced by links': ({ folder }, n) => {
    for (const file of builtFiles(folder, n + 3)) {
      renameSync(file, join(folder, 'moved'))
      symlinkSync(join(folder, 'moved'), file)
    }
  },
  'built files replaced by folders': ({ folder }, n) => {
    for (const file of builtFiles(folder, n + 4)) {
      rmSync(file)
      mkdirSync(join(file, 'folder'), { recursive: true })
    }
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
  const all = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== manifestName)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const pick = (from: readonly string[], at: number) => from.slice(at % from.length).slice(0, 1)
  const pages = all.filter((file) => file.endsWith('.html'))
  const others = all.filter((file) => !file.endsWith('.html'))
  return [...new Set([...pick(pages, n), ...pick(others, n * 7919), ...pick(others, n * 104_729)])]
}

function changeBytes(file: string, change: (bytes: Buffer) => void): void {
  if (!existsSync(file)) return
  const bytes = readFileSync(file)
  change(bytes)
  writeFileSync(file, bytes)
}
