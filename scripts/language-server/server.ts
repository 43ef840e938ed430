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
import { findDiagnostics } from './diagnostics.ts'
import { type Cursor, define, explain, findMentions } from './look-up.ts'
import { quickFixes } from './quick-fixes.ts'
import { findRenamable, rename } from './rename.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from './workspace.ts'

/** How long somebody must pause before the content is checked, in milliseconds. */
const pause = 150

/** Serves an editor over the Language Server Protocol: problems while typing, completion, explanations of figures. */
export function serveEditor(connection: Connection, options: WorkspaceOptions): void {
  const workspace = openWorkspace(options)
  const documents = new TextDocuments(TextDocument)
  /** The problems last sent for each file, so that only changes are sent. */
  const told = new Map<string, string>()
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
  const tell = () => {
    const inContent = findDiagnostics(workspace).filter(([path]) => path.startsWith(options.root + sep))
    const found = new Map(inContent.map(([path, diagnostics]) => [workspace.uriOf(path), diagnostics]))
    for (const uri of told.keys()) if (!found.has(uri)) found.set(uri, [])
    for (const [uri, diagnostics] of found) {
      const key = JSON.stringify(diagnostics)
      if (told.get(uri) === key) continue
      told.set(uri, key)
      void connection.sendDiagnostics({ uri, diagnostics })
    }
  }
  const check = () => {
    clearTimeout(timer)
    timer = setTimeout(() => guarded(undefined, tell), pause)
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

  let tellsOfFiles = false
  const watchers = [basename(options.root), basename(options.publicFolder)].map((name) => ({
    globPattern: `**/${name}/**`,
  }))
  connection.onInitialize(({ capabilities }) => {
    tellsOfFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
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
    if (tellsOfFiles) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers })
  })
  documents.onDidChangeContent(({ document }) => {
    workspace.open(document)
    check()
  })
  documents.onDidClose(({ document }) => {
    workspace.close(document.uri)
    check()
  })
  const touch = () => {
    workspace.touch()
    check()
  }
  documents.onDidSave(touch)
  connection.onDidChangeWatchedFiles(touch)
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
