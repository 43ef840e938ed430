import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../../options.ts'
import { writeFile } from '../../write-file.ts'
import { type Cost, measureCommand } from '../process/measured-process.ts'
import { measureScript } from '../process/script.ts'
import { dev } from '../tasks/dev.ts'
import { prepareEdit } from '../tasks/edit.ts'
import type { Sample, Subject } from '../tasks/task.ts'
import type { PeerDocument } from './documents.ts'
import type { Command, Peer } from './peer.ts'
import { cleanProject, prepareProject, writeDocuments } from './project.ts'

/** A generator that takes part in the comparison, this project's own ones among them. */
export interface Contestant {
  name: string
  version: string
  isOurs: boolean
  /** Where the pages are written. */
  output: string
  /** Builds everything anew: no earlier site, no cache. */
  build: () => Promise<Cost>
  /** Builds after an edit in one document. */
  rebuild: () => Promise<Cost>
  /** Measures what follows a build, of this project alone. */
  further?: () => Promise<readonly Sample[]>
}

/** What of this project is compared: the features that all have, and all features. */
export const ownNames = { plain: 'this project, the same features', full: 'this project, all features' } as const
export type OwnName = keyof typeof ownNames
export const ownKeys = Object.keys(ownNames) as readonly OwnName[]

/** This project's own build of a content tree. */
export function ownContestant(name: OwnName, subject: Subject): Contestant {
  const script = name === 'plain' ? 'bench/plain-build' : 'build'
  const out = `${subject.out}-${name}`
  const run = () => measureScript(script, ['--root', subject.root, '--out', out])
  return {
    name: ownNames[name],
    version: '',
    isOurs: true,
    output: join(out, 'client'),
    build: () => {
      for (const path of [out, '.cache']) rmSync(path, { recursive: true, force: true })
      return run()
    },
    rebuild: () => afterEdit(subject, run),
    ...(name === 'full' && { further: () => measureFurther(subject, run) }),
  }
}

/** Measures what follows a build: another one without a change, the check of one edit, the live preview. */
async function measureFurther(subject: Subject, build: () => Promise<Cost>): Promise<Sample[]> {
  const check = () => measureScript('check', ['--root', subject.root])
  await build()
  const unchanged = await build()
  await check()
  const checked = await afterEdit(subject, check)
  return [
    { measure: 'rebuild, no change', cost: unchanged },
    { measure: 'check, one edit', cost: checked },
    ...(await dev.run(subject)),
  ]
}

async function afterEdit(subject: Subject, work: () => Promise<Cost>): Promise<Cost> {
  const edit = prepareEdit(subject)
  edit.make()
  try {
    return await work()
  } finally {
    edit.undo()
  }
}

/** The version of a generator: of its own package, which is the first, or of what is installed on the machine. */
function versionOf({ packages, version }: Peer): string {
  return version?.() ?? Object.values(packages)[0] ?? ''
}

/** Another generator with the documents of a corpus in its project. */
export function peerContestant(peer: Peer, documents: readonly PeerDocument[]): Contestant {
  const folder = prepareProject(peer)
  writeDocuments(folder, peer, documents)
  const found = peer.build(folder)
  if (!found) throw new UsageError(`${peer.name} cannot run here: ${peer.advice}`)
  const run = ({ command, args }: Command) =>
    measureCommand(command, args, {
      folder,
      environment: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    })
  return {
    name: peer.name,
    version: versionOf(peer),
    isOurs: false,
    output: join(folder, peer.output),
    build: () => {
      cleanProject(folder, peer)
      return run(found)
    },
    rebuild: async () => {
      const edited = documents.findLast(({ collection }) => collection === 'pilot')
      if (!edited) throw new UsageError('there is no pilot to edit')
      const { path, content } = peer.document(edited)
      writeFile(join(folder, path), `${content}\nThis sentence is new.\n`)
      try {
        return await run(found)
      } finally {
        writeFile(join(folder, path), content)
      }
    },
  }
}
