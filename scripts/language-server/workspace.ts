import { realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { readText } from '../../renderer/content/files/read-text.ts'
import type { ContentPlace } from '../../renderer/content/load.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { type LoadedWithFiles, loadWithFiles } from '../check/check-content.ts'

/** What a workspace reads, and what says the day of the check. */
export type WorkspaceOptions = Omit<ContentPlace, 'today'> & { today: () => string }

/** The content, with the text of open editors instead of the saved files. */
export type Workspace = ReturnType<typeof openWorkspace>

/**
 * Opens the content, whose folder is given by its real path, for an editor. It is checked as `npm run check` does; only
 * what changes is read again, and each change is reported.
 */
export function openWorkspace({ root, publicFolder, today }: WorkspaceOptions, changed: () => void) {
  const open = new Map<string, { document: TextDocument; stamp: string }>()
  let count = 0
  const memory = createMemory({
    unsaved: (path) => {
      const shown = open.get(path)
      return shown && { text: shown.document.getText(), stamp: shown.stamp }
    },
  })
  let snapshot: LoadedWithFiles | undefined
  const touch = () => {
    snapshot = undefined
    changed()
  }
  const pathOf = (uri: string) => {
    try {
      const path = fileURLToPath(uri)
      const real = join(realpathSync(dirname(path)), basename(path))
      return real.startsWith(root + sep) ? real : undefined
    } catch {
      // It is not the address of a file, or its folder does not exist.
      return undefined
    }
  }
  return {
    /** Notes what an editor shows. Documents that are not files of the content are ignored. */
    open: (document: TextDocument) => {
      const path = pathOf(document.uri)
      if (path === undefined) return
      count += 1
      open.set(path, { document, stamp: `unsaved ${count}` })
      touch()
    },
    close: (uri: string) => {
      open.delete(pathOf(uri) ?? '')
      touch()
    },
    /** Says that files have changed on the disk. */
    touch,
    /** The current content. */
    current: () => (snapshot ??= loadWithFiles({ root, publicFolder, today: today(), memory })),
    /** The path of a file of the content. */
    pathOf,
    /** The address of a file, spelled as the editor does where it is open. */
    uriOf: (path: string) => open.get(path)?.document.uri ?? pathToFileURL(path).href,
    /** A file of the content, as it is open or on the disk; undefined where it cannot be read. */
    documentAt: (path: string) => {
      const shown = open.get(path)?.document
      if (shown) return shown
      const text = readText({ path, file: path })
      return text.ok ? TextDocument.create(pathToFileURL(path).href, '', 0, text.value) : undefined
    },
  }
}
