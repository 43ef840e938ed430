import type { Problem } from '../../renderer/content/problems/problem.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { createExcerpts } from '../check/excerpt.ts'
import { printable, printableLine } from '../printable.ts'
import type { PageProblems } from './content-source.ts'
import { editorLink } from './open-in-editor.ts'
import { panelStyle } from './panel-style.ts'
import { countProblems } from './problem-changes.ts'

/**
 * The panel over a page of the live preview: what is wrong with it, what is wrong elsewhere, and remarks. Errors open it;
 * what only could be better waits at the edge until somebody opens it. The script of the preview finds it by its id.
 *
 * @param root the folder of the content, whose files its links open in the editor
 */
export function problemPanel({ errors, remarks, elsewhere }: PageProblems, root: string): string {
  const count = errors.length + elsewhere.length
  if (count + remarks.length === 0) return ''
  const excerpts = createExcerpts()
  const list = (problems: readonly Problem[]) =>
    problems.length === 0
      ? ''
      : `<ul>${problems.map((problem) => item(problem, excerpts(problem), root)).join('')}</ul>`
  const others =
    elsewhere.length > 0 ? `<p><strong>${counted(elsewhere.length, 'error')} in other files:</strong></p>` : ''
  const alert = count > 0 ? `<div role="alert">${list(errors)}${others}${list(elsewhere)}</div>` : ''
  const summary = countProblems([...errors, ...elsewhere, ...remarks])
  return `<aside id="content-problems" aria-label="Problems in the content"><style>${panelStyle}</style><details${count > 0 ? ' open' : ''}><summary>${summary}</summary>${alert}${list(remarks)}</details></aside>`
}

/**
 * A page for a problem that leaves nothing else to show. It is marked as bare, so that the script of the preview loads the
 * page again when the problem is gone.
 */
export function problemPage(problems: PageProblems, root: string): string {
  return `<!doctype html>
<html lang="en-GB" data-bare><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Problems in the content</title></head>
<body><main><h1>Unexpected Application Error!</h1></main>${problemPanel(problems, root)}</body></html>
`
}

function item(problem: Problem, lines: readonly string[], root: string): string {
  const { file, line, column, severity, message, fix, rule } = problem
  const place = escapeHtml(printableLine(`${file}:${line}:${column}`))
  const link = editorLink(problem, root)
  const excerpt = lines.length > 0 ? `<pre>${written(lines.join('\n'))}</pre>` : ''
  return `<li data-severity="${severity}">${link ? `<a href="${escapeHtml(link)}">${place}</a>` : place} <b>${severity}:</b> ${written(message)} <small>[${rule}]</small>${excerpt}${fix ? `<div>→ ${written(fix)}</div>` : ''}</li>`
}

function written(text: string): string {
  return escapeHtml(printable(text))
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
