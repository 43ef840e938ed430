import type { PeerDocument } from './documents.ts'

/** A command and its options. */
export interface Command {
  command: string
  args: readonly string[]
}

/** Another generator, with a minimal project that renders the same pages as it recommends. */
export interface Peer {
  /** The name by which `--only` asks for it. */
  name: string
  /** The packages that it needs from npm, at their exact versions. */
  packages: Readonly<Record<string, string>>
  /** The files of the project, but for the documents, by their paths. */
  files: Readonly<Record<string, string>>
  /** The file of a document in the project, and what stands in it. */
  document: (document: PeerDocument) => { path: string; content: string }
  /** How the project is built, from within its folder; undefined where this machine lacks what it needs. */
  build: (folder: string) => Command | undefined
  /** Its version, where npm does not fix it. */
  version?: () => string | undefined
  /** What to do where it cannot be built. */
  advice?: string
  /** Where the pages are written. */
  output: string
  /** What a build keeps for the next one. */
  caches: readonly string[]
}
