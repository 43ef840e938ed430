import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeFile } from '../../write-file.ts'
import { installPackages } from '../install.ts'
import type { PeerDocument } from './documents.ts'
import type { Peer } from './peer.ts'

/**
 * Installs a generator, and writes its project but for the documents.
 *
 * @returns the folder of the project
 */
export function prepareProject({ name, packages, files }: Peer): string {
  const folder = installPackages(name, packages)
  for (const [path, content] of Object.entries(files)) writeFile(join(folder, path), content)
  return folder
}

/** Puts the documents of a corpus into a project, in the place of those of another one. */
export function writeDocuments(folder: string, peer: Peer, documents: readonly PeerDocument[]): void {
  for (const name of ['pilot', 'article']) rmSync(join(folder, 'content', name), { recursive: true, force: true })
  for (const document of documents) {
    const { path, content } = peer.document(document)
    writeFile(join(folder, path), content)
  }
}

/** Removes what earlier builds left. */
export function cleanProject(folder: string, { output, caches }: Peer): void {
  for (const path of [output, ...caches]) rmSync(join(folder, path), { recursive: true, force: true })
}
