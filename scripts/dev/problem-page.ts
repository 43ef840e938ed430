import type { Problem } from '../../renderer/content/problems/problem.ts'
import { report } from '../check/report.ts'

/**
 * The problems that lie over a page of the live preview: those of its own files, and beneath them those of others.
 *
 * @param own the problems of what the page is made from
 * @param others the problems of everything else
 */
export function problemNotice(own: readonly Problem[], others: readonly Problem[]): string {
  if (own.length + others.length === 0) return ''
  const elsewhere = `${others.length === 1 ? '1 error' : `${others.length} errors`} in other files:`
  return `<aside role="alert" aria-label="Problems in the content" style="position:fixed;inset:auto 0 0;z-index:99;max-height:45vh;overflow:auto;padding:1rem 1.5rem;background:#3b0d0d;color:#fff2e8;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap">${[
    escapeHtml(report(own, 'text')),
    others.length > 0 ? `<p><strong>${elsewhere}</strong></p>${escapeHtml(report(others, 'text'))}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')}</aside>`
}

/** A page for problems that leave nothing else to show. */
export function problemPage(problems: readonly Problem[]): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Problems in the content</title></head>
<body><main><h1>Unexpected Application Error!</h1></main>${problemNotice(problems, [])}</body></html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
