import { type CodeAction, CodeActionKind, type Diagnostic } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'

/** What an editor can do by itself about faults: write what the message thinks was meant. */
export function quickFixes(diagnostics: readonly Diagnostic[], document: TextDocument): CodeAction[] {
  return diagnostics.flatMap((diagnostic): CodeAction[] => {
    const { range, message, code, source } = diagnostic
    if (source !== 'check' || typeof message !== 'string') return []
    const written = document.getText(range)
    const wrong = findWrong(written, message, String(code))
    if (!wrong) return []
    const [, meant = ''] = /did you mean ((?:`[^`]+`(?: or )?)+)\?/.exec(message) ?? []
    return [...meant.matchAll(/`([^`]+)`/g)].map(([, right = ''], index) => ({
      title: `Write ${right}`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      isPreferred: index === 0,
      // As it is: what was meant may contain a dollar sign.
      edit: { changes: { [document.uri]: [{ range, newText: written.replace(wrong, () => right) }] } },
    }))
  })
}

/** The part of what is underlined that is wrong: what the message quotes, or the address that it is about. */
function findWrong(written: string, message: string, rule: string): string | undefined {
  if (rule === 'links/anchor') return written.slice(written.indexOf('#') + 1)
  if (rule === 'links/target') return written
  const [says = ''] = message.split('\n')
  const quoted = [...says.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap((found) => found.slice(1))
  return quoted.filter((words) => words && written.includes(words)).sort((a, b) => b.length - a.length)[0]
}
