/** A picture of a page as a visitor sees it. */
export interface Screenshot {
  path: string
  width: number
  colorScheme: 'light' | 'dark'
  /** Its name, beside the sheet. */
  file: string
}

/** A page that shows all screenshots, a row for each address; each leads to its full size. */
export function contactSheet(screenshots: readonly Screenshot[]): string {
  const paths = [...new Set(screenshots.map(({ path }) => path))]
  const rows = paths.map((path) => {
    const pictures = screenshots
      .filter((screenshot) => screenshot.path === path)
      .map(
        ({ file, width, colorScheme }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} ${colorScheme}</figcaption></figure>`,
      )
    return `<h2>${path}</h2>\n<div>\n${pictures.join('\n')}\n</div>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { font: 1rem sans-serif; margin: 1rem; background: #888 }
div { display: flex; gap: 1rem; align-items: start }
figure { margin: 0; flex: 1 }
img { width: 100%; max-height: 40rem; object-fit: cover; object-position: top }
</style>
${rows.join('\n')}
</html>
`
}
