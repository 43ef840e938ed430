import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Addresses } from '../read-address.ts'
import { builtFrom } from './stage.ts'

/** A hash of every file of a folder with its name: two folders with the same hash say the same. */
export function hashOfFolder(root: string): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(root)) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

/** The files of a folder, sorted; links are no part of a site. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Notes in a built site which content it was made from, and for which addresses. */
export function writeFingerprint(site: string, root: string, { basePath, redirects }: Addresses): void {
  writeFileSync(join(site, builtFrom), `${JSON.stringify({ content: hashOfFolder(root), basePath, redirects })}\n`)
}

/** The base path that a built site was made for, and its old addresses. */
export function builtAddresses(site: string): Addresses {
  const { basePath = '/', redirects = [] } = readNote(site) ?? {}
  return { basePath, redirects }
}

/** Whether a built site was made from exactly this content. */
export function isBuiltFrom(site: string, root: string): boolean {
  const built = readNote(site)
  return built !== undefined && built.content === hashOfFolder(root)
}

const note = z.object({
  content: z.string(),
  basePath: z.string(),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
})

/** What a site was built from; undefined where there is none, or one that is damaged. */
function readNote(site: string): z.infer<typeof note> | undefined {
  try {
    return note.safeParse(JSON.parse(readFileSync(join(site, builtFrom), 'utf8'))).data
  } catch {
    return undefined
  }
}
