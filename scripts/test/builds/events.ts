import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { builtOnFixtureDay } from '../fixture-site.ts'
import type { ProjectCopy } from '../project-copy.ts'

/** Something that happens to a project between two builds; a number makes each time differ from the others. */
type Event = (project: ProjectCopy, n: number) => unknown

/** What a writer does. */
const edits = {
  'a paragraph more in a pilot': ({ edit }, n) =>
    edit('markdown/pilots/keeper-club.md', (text) => `${text}\nMore of it ${wordOf(n)}.\n`),
  'another title of an article': ({ edit }, n) =>
    edit('markdown/articles/charter.md', (text) => text.replace(/^title: .*$/m, `title: A title ${wordOf(n)}`)),
  'another figure in a pilot and the ledger': ({ edit }, n) => {
    const change = (text: string) => text.replace(/(\/|id: )(answers\n(?: .*\n)*? +value: )\d+/, `$1$2${1000 + n}`)
    edit('markdown/pilots/keeper-club.md', change)
    edit('markdown/ledger.yaml', change)
  },
  'another address of an article': async ({ folder, run }) => {
    const names = ['open-call', 'the-call']
    const [from, to] = existsSync(join(folder, 'markdown/articles/open-call.md')) ? names : names.reverse()
    const { status, output } = await run(`rename article ${from} ${to}`, builtOnFixtureDay)
    if (status !== 0) throw new Error(output)
  },
  'a leader more, or that one gone again': ({ folder, edit }) => {
    const [one, more] = ['ada-winch', 'eva-capstan'].map((name) => join(folder, `markdown/leaders/${name}.md`))
    if (!one || !more) return
    const isThere = existsSync(more)
    if (isThere) rmSync(more)
    else
      writeFileSync(
        more,
        readFileSync(one, 'utf8').replaceAll('ada-winch', 'eva-capstan').replace('Ada Winch', 'Eva Capstan'),
      )
    const count = (before: string) => String(Number(before) + (isThere ? -1 : 1))
    edit('markdown/ledger.yaml', (text) => text.replace(/(?<=id: count\/leaders\n(?: .*\n)*? +value: )\d+/, count))
  },
  'another name of the site': ({ edit }, n) =>
    edit('markdown/settings.md', (text) => text.replace(/^name: .*$/m, `name: A site ${wordOf(n)}`)),
  'another sentence in a page of MDX': ({ edit }, n) =>
    edit('markdown/pages/about.mdx', (text) => `${text}\nOne sentence more ${wordOf(n)}.\n`),
  'another file that is served as it is': ({ folder }, n) => writeFileSync(join(folder, 'public/notes.txt'), wordOf(n)),
  'another photograph': async ({ folder }, n) =>
    writeFileSync(
      join(folder, 'public/images/harbour.jpg'),
      await sharp({ create: { width: 240, height: 160, channels: 3, background: { r: n % 256, g: 102, b: 153 } } })
        .jpeg()
        .toBuffer(),
    ),
} satisfies Record<string, Event>

/** What an engineer does. */
const codeChanges = {
  'another style': ({ edit }, n) =>
    edit('renderer/styles/base.css', (text) => `${text}\n.style-${n} { order: ${n} }\n`),
  'another component': ({ edit }, n) =>
    edit('renderer/layout/Wordmark.tsx', (text) => text.replace(/width="\d+"/, `width="${41 + n}"`)),
} satisfies Record<string, Event>

/** What a disk does. */
const damages = {
  'half of the cache deleted': ({ folder }, n) => {
    // Most of the cache is pairs of an index and a pack.
    for (const [index, file] of cachedFiles(folder).entries()) if ((Math.floor(index / 2) + n) % 2 === 0) rmSync(file)
  },
  'files of the cache cut short': ({ folder }, n) => {
    for (const [index, file] of cachedFiles(folder).entries()) if (index % 3 === n % 3) truncateSync(file, index % 50)
  },
} satisfies Record<string, Event>

/** What a careless command does. */
const losses = {
  'the whole cache deleted': ({ folder }) => rmSync(join(folder, '.cache'), { recursive: true, force: true }),
} satisfies Record<string, Event>

const events = { ...edits, ...codeChanges, ...damages, ...losses }

/** The name of something that happens between two builds. */
export type EventName = keyof typeof events

const namesOf = <Name extends string>(some: Readonly<Record<Name, unknown>>) => Object.keys(some) as Name[]

/** Whatever happens between two builds, by who does it. */
export const eventNames = {
  edits: namesOf(edits),
  codeChanges: namesOf(codeChanges),
  damages: namesOf(damages),
  losses: namesOf(losses),
  all: namesOf(events),
} as const

/**
 * Lets something happen to a project.
 *
 * @param n is not the same twice
 */
export async function happen(name: EventName, project: ProjectCopy, n: number): Promise<void> {
  await events[name](project, n)
}

/** The files of a project's cache, in a fixed order. */
function cachedFiles(project: string): string[] {
  const folder = join(project, '.cache/build')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

/** A word for a number, since texts may not contain digits. */
function wordOf(n: number): string {
  return `r${[...String(n)].map((digit) => 'aeioubdgkl'[Number(digit)]).join('')}`
}
