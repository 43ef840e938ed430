import { realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { readText } from '../../renderer/content/files/read-text.ts'
import { createMemory } from '../../renderer/content/memory/memory.ts'
import { type LoadedWithFiles, loadWithFiles } from '../check/check-content.ts'
import type { ContentPlace } from '../content-edits/on-copy.ts'

/** What a workspace reads. */
export interface WorkspaceOptions extends Omit<ContentPlace, 'today'> {
  /** The day of the check. */
  today: () => string
}

/** The content, with the text of open editors instead of the saved files. */
export interface Workspace {
  /** Notes what an editor shows. Documents that are not files of the content are ignored. */
  open: (document: TextDocument) => void
  close: (uri: string) => void
  /** Says that files have changed on the disk. */
  touch: () => void
  /** The current content. */
  current: () => LoadedWithFiles
  /** The path of a file of the content. */
  pathOf: (uri: string) => string | undefined
  /** The address of a file, spelled as the editor does where it is open. */
  uriOf: (path: string) => string
  /** A file of the content, as it is open or on the disk; undefined where it cannot be read. */
  documentAt: (path: string) => TextDocument | undefined
}

/**
 * Opens the content for an editor. It is checked as `npm run check` does; only what changes is read again.
 *
 * @param root the folder of the content, by its real path
 */
export function openWorkspace({ root, publicFolder, today }: WorkspaceOptions): Workspace {
  const open = new Map<string, { document: TextDocument; stamp: string }>()
  let count = 0
  const memory = createMemory({
    unsaved: (path) => {
      const shown = open.get(path)
      return shown && { text: shown.document.getText(), stamp: shown.stamp }
    },
  })
  let snapshot: LoadedWithFiles | undefined
  const current = () => (snapshot ??= loadWithFiles({ root, publicFolder, today: today(), memory }))
  const touch = () => {
    snapshot = undefined
  }
  const pathOf = (uri: string) => {
    const path = realPathOf(uri)
    return path?.startsWith(root + sep) ? path : undefined
  }
  return {
    open: (document) => {
      const path = pathOf(document.uri)
      if (path === undefined) return
      count += 1
      open.set(path, { document, stamp: `unsaved ${count}` })
      touch()
    },
    close: (uri) => {
      open.delete(pathOf(uri) ?? '')
      touch()
    },
    touch,
    current,
    pathOf,
    uriOf: (path) => open.get(path)?.document.uri ?? pathToFileURL(path).href,
    documentAt: (path) => {
      const shown = open.get(path)?.document
      if (shown) return shown
      const text = readText({ path, file: path })
      return text.ok ? TextDocument.create(pathToFileURL(path).href, '', 0, text.value) : undefined
    },
  }
}

/** The path of a file, without links in it; undefined if it is not the address of one. */
function realPathOf(uri: string): string | undefined {
  try {
    const path = fileURLToPath(uri)
    return join(realpathSync(dirname(path)), basename(path))
  } catch {
    return undefined
  }
}
