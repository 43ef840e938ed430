import type { PlacedProblem } from '../../renderer/content/problems/problem.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { escapeMarkup } from '../../renderer/content/texts/escape-markup.ts'
import { countProblems } from '../check/report.ts'
import { createExcerpts } from '../check/source-excerpt.ts'
import { printable, printableLine } from '../printable.ts'
import { editorLink } from './open-in-editor.ts'

/** The style of the panel of the live preview, which also appears on pages with a broken stylesheet. */
const panelStyle = `
#content-problems { position: fixed; inset: auto 0 0 auto; z-index: 99; max-height: 45vh; overflow: auto; width: fit-content; max-width: 100%; box-sizing: border-box; color: light-dark(#33160f, #fbeee8); background: light-dark(#fff6f0, #2a1713); border: 1px solid light-dark(#b3261e, #ff9b87); font: 14px/1.5 ui-monospace, monospace }
#content-problems:has([open]) { width: 100% }
#content-problems summary { position: sticky; top: 0; padding: 0.5rem 1rem; background: inherit; font-weight: bold; cursor: pointer }
#content-problems details { background: inherit }
#content-problems ul { list-style: none; margin: 0; padding: 0 1rem 0.5rem }
#content-problems p { margin: 0; padding: 0.5rem 1rem }
#content-problems li { margin: 0.5rem 0; padding-left: 0.75rem; border-left: 3px solid light-dark(#b3261e, #ff9b87); overflow-wrap: anywhere }
#content-problems li:not([data-severity="error"]) { border-color: light-dark(#8a6100, #e8c15a) }
#content-problems pre { margin: 0; overflow: auto; font: inherit; color: inherit; background: none }
#content-problems a { color: light-dark(#8a1c0f, #ffb8a8); text-decoration: underline }
#content-problems small { font-size: inherit; opacity: 1 }
#content-problems :focus-visible { outline: 2px solid currentColor; outline-offset: -2px }
@media print { #content-problems { display: none } }
`

/** The errors and warnings of what a page is made from, and the errors of other pages. */
export type PageProblems = Record<'errors' | 'warnings' | 'elsewhere', PlacedProblem[]>

/** The panel over a page of the live preview, which errors open, and warnings alone do not. */
export function problemPanel({ errors, warnings, elsewhere }: PageProblems, root: string): string {
  const count = errors.length + elsewhere.length
  if (count + warnings.length === 0) return ''
  const excerpts = createExcerpts()
  const list = (problems: readonly PlacedProblem[]) => {
    const items = problems.map((problem) => item(problem, excerpts(problem), root))
    return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
  }
  const heading =
    elsewhere.length > 0 ? `<p><strong>${counted(elsewhere.length, 'error')} in other files:</strong></p>` : ''
  const alert = count > 0 ? `<div role="alert">${list(errors)}${heading}${list(elsewhere)}</div>` : ''
  const summary = countProblems([...errors, ...elsewhere, ...warnings])
  return `<aside id="content-problems" aria-label="Problems in the content"><style>${panelStyle}</style><details${count > 0 ? ' open' : ''}><summary>${summary}</summary>${alert}${list(warnings)}</details></aside>`
}

/** A page for problems that leave nothing else to show, marked as bare: client.ts loads it again when they are gone. */
export function problemPage(problems: PageProblems, root: string): string {
  return `<!doctype html>
<html lang="en-GB" data-bare><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Problems in the content</title></head>
<body><main><h1>Unexpected Application Error!</h1></main>${problemPanel(problems, root)}</body></html>
`
}

function item(problem: PlacedProblem, lines: readonly string[], root: string): string {
  const { file, line, column, severity, message, fix, rule } = problem
  const place = escapeMarkup(printableLine(`${file}:${line}:${column}`))
  const link = editorLink(problem, root)
  const excerpt = lines.length > 0 ? `<pre>${written(lines.join('\n'))}</pre>` : ''
  return `<li data-severity="${severity}">${link ? `<a href="${escapeMarkup(link)}">${place}</a>` : place} <b>${severity}:</b> ${written(message)} <small>[${rule}]</small>${excerpt}${fix ? `<div>→ ${written(fix)}</div>` : ''}</li>`
}

function written(text: string): string {
  return escapeMarkup(printable(text))
}
