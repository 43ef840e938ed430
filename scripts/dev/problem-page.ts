/** A notice over the page with what is wrong in the content; for the live preview only. */
export function problemNotice(text: string): string {
  return `<aside role="alert" aria-label="Problems in the content" style="position:fixed;inset:auto 0 0;z-index:99;max-height:45vh;overflow:auto;padding:1rem 1.5rem;background:#3b0d0d;color:#fff2e8;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap">${escapeHtml(text)}</aside>`
}

/** A page of its own for problems that leave nothing to show. */
export function problemPage(text: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Problems in the content</title></head>
<body><main><h1>Unexpected Application Error!</h1></main>${problemNotice(text)}</body></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
