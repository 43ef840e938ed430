import { basename, sep } from 'node:path'
import {
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { complete } from './complete.ts'
import { findDiagnostics, quickFixes } from './diagnostics.ts'
import { define, explain, findMentions } from './look-up.ts'
import type { Cursor } from './mentions.ts'
import { findRenamable, rename } from './rename.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from './workspace.ts'

/** How long somebody must pause before the content is checked, in milliseconds. */
const pause = 150

/** Serves an editor over the Language Server Protocol: problems while typing, completion, explanations of figures. */
export function serveEditor(connection: Connection, options: WorkspaceOptions): void {
  const documents = new TextDocuments(TextDocument)
  /** The problems last sent for each file, so that only changes are sent. */
  const shown = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined

  /** Unexpected errors are logged, and do not end the server. */
  const guarded = <Answer>(fallback: Answer, work: () => Answer): Answer => {
    try {
      return work()
    } catch (error) {
      if (error instanceof ResponseError) throw error
      connection.console.error(error instanceof Error ? error.message : String(error))
      return fallback
    }
  }
  const check = () => {
    clearTimeout(timer)
    timer = setTimeout(() => guarded(undefined, publish), pause)
  }
  const workspace = openWorkspace(options, check)
  const publish = () => {
    const inContent = findDiagnostics(workspace).filter(([path]) => path.startsWith(options.root + sep))
    const found = new Map(inContent.map(([path, diagnostics]) => [workspace.uriOf(path), diagnostics]))
    for (const uri of new Set([...shown.keys(), ...found.keys()])) {
      const diagnostics = found.get(uri) ?? []
      const key = JSON.stringify(diagnostics)
      if (shown.get(uri) === key) continue
      shown.set(uri, key)
      void connection.sendDiagnostics({ uri, diagnostics })
    }
  }
  /** Answers about a place in a file of the content; about anything else there is nothing to say. */
  const about =
    <Answer>(fallback: Answer, work: (workspace: Workspace, cursor: Cursor) => Answer) =>
    ({ textDocument: { uri }, position }: TextDocumentPositionParams): Answer =>
      guarded(fallback, () => {
        const document = documents.get(uri)
        const path = workspace.pathOf(uri)
        return document && path ? work(workspace, { path, document, position }) : fallback
      })

  let watchesFiles = false
  connection.onInitialize(({ capabilities }) => {
    watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return {
      serverInfo: { name: 'content' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: ['[', '"', '(', '/', '#'] },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
        renameProvider: { prepareProvider: true },
      },
    }
  })
  connection.onInitialized(() => {
    check()
    const folders = [options.root, options.publicFolder]
    const watchers = folders.map((folder) => ({ globPattern: `**/${basename(folder)}/**` }))
    if (watchesFiles) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
  })
  documents.onDidChangeContent(({ document }) => workspace.open(document))
  documents.onDidClose(({ document }) => workspace.close(document.uri))
  documents.onDidSave(workspace.touch)
  connection.onDidChangeWatchedFiles(workspace.touch)
  connection.onShutdown(() => clearTimeout(timer))

  connection.onCompletion(about([], complete))
  connection.onHover(about(null, explain))
  connection.onDefinition(about([], define))
  connection.onReferences(about([], findMentions))
  connection.onCodeAction(({ textDocument, context, range }) =>
    about([], (_, { document }) => quickFixes(context.diagnostics, document))({ textDocument, position: range.start }),
  )
  connection.onPrepareRename(about(null, findRenamable))
  connection.onRenameRequest((asked) => about(null, (_, cursor) => rename(workspace, cursor, asked.newName))(asked))
  documents.listen(connection)
}
