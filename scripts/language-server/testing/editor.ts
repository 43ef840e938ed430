import { pathToFileURL } from 'node:url'
import {
  type CodeAction,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type MessageReader,
  type MessageWriter,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

/** An editor that speaks the protocol to a server, as a test drives it. */
export interface TestEditor {
  connection: ProtocolConnection
  /** Opens a file with a text, or changes the text of one that is open. */
  write: (file: string, text: string) => Promise<void>
  close: (file: string) => Promise<void>
  closeAll: () => Promise<void>
  /** Waits for what is told of a file, until it is as wanted. */
  told: (file: string, isWanted: (diagnostics: Diagnostic[]) => boolean) => Promise<Diagnostic[]>
  complete: (file: string, position: Position) => Promise<CompletionItem[]>
  hover: (file: string, position: Position) => Promise<string>
  define: (file: string, position: Position) => Promise<string[]>
  references: (file: string, position: Position) => Promise<string[]>
  fixes: (file: string, diagnostics: Diagnostic[]) => Promise<CodeAction[]>
  renamable: (file: string, position: Position) => Promise<unknown>
  rename: (file: string, position: Position, newName: string) => Promise<WorkspaceEdit>
}

/** Connects an editor with a server that has the content of a folder. */
export async function connectEditor(reader: MessageReader, writer: MessageWriter, root: string): Promise<TestEditor> {
  const connection = createProtocolConnection(reader, writer)
  const told = new Map<string, Diagnostic[]>()
  const listeners = new Set<() => void>()
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    told.set(uri, diagnostics)
    for (const listener of listeners) listener()
  })
  connection.listen()
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} })
  await connection.sendNotification('initialized', {})
  const uriOf = (file: string) => pathToFileURL(`${root}/${file}`).href
  const versions = new Map<string, number>()
  const about = (file: string, position: Position) => ({ textDocument: { uri: uriOf(file) }, position })
  const close = async (file: string) => {
    versions.delete(file)
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(file) } })
  }
  const placeOf = ({ uri, range }: Location) =>
    `${uri.replace(`${uriOf('')}`, '')}:${range.start.line + 1}:${range.start.character + 1}`
  return {
    connection,
    write: async (file, text) => {
      const before = versions.get(file)
      const version = (before ?? 0) + 1
      versions.set(file, version)
      const uri = uriOf(file)
      await (before === undefined
        ? connection.sendNotification('textDocument/didOpen', {
            textDocument: { uri, version, text, languageId: 'markdown' },
          })
        : connection.sendNotification('textDocument/didChange', {
            textDocument: { uri, version },
            contentChanges: [{ text }],
          }))
    },
    close,
    closeAll: async () => {
      for (const file of [...versions.keys()]) await close(file)
    },
    told: (file, isWanted) =>
      new Promise((resolve) => {
        const listen = () => {
          const diagnostics = told.get(uriOf(file))
          if (!diagnostics || !isWanted(diagnostics)) return
          listeners.delete(listen)
          resolve(diagnostics)
        }
        listeners.add(listen)
        listen()
      }),
    complete: (file, position) => connection.sendRequest('textDocument/completion', about(file, position)),
    hover: async (file, position) => {
      const hover = await connection.sendRequest<Hover | null>('textDocument/hover', about(file, position))
      const contents = hover?.contents
      return typeof contents === 'object' && 'value' in contents ? contents.value : ''
    },
    define: async (file, position) =>
      (await connection.sendRequest<Location[]>('textDocument/definition', about(file, position))).map(placeOf),
    references: async (file, position) => {
      const asked = { ...about(file, position), context: { includeDeclaration: true } }
      return (await connection.sendRequest<Location[]>('textDocument/references', asked)).map(placeOf)
    },
    fixes: (file, diagnostics) => {
      const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }
      const asked = { textDocument: { uri: uriOf(file) }, range, context: { diagnostics } }
      return connection.sendRequest('textDocument/codeAction', asked)
    },
    renamable: (file, position) => connection.sendRequest('textDocument/prepareRename', about(file, position)),
    rename: (file, position, newName) =>
      connection.sendRequest('textDocument/rename', { ...about(file, position), newName }),
  }
}

/** The position of a part of a text; a bar in the part says where in it. */
export function positionOf(text: string, part: string): Position {
  const index = text.indexOf(part.replace('|', ''))
  if (index < 0) throw new Error(`${JSON.stringify(part)} does not stand in the text`)
  return TextDocument.create('', '', 0, text).positionAt(index + Math.max(part.indexOf('|'), 0))
}
