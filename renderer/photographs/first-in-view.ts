/** How much text may be above a picture that a phone shows without scrolling: a title and a few lines. */
const charactersInView = 300

const waiting = ' loading="lazy"'

/** Loads the first picture of a document eagerly if visitors see it without scrolling. All others load lazily. */
export function prioritiseFirstInView(body: string): string {
  const main = body.indexOf('<main')
  const start = body.indexOf('<img ', main)
  if (main < 0 || start < 0) return body
  const above = body.slice(main, start)
  const isInView = !/<svg[^>]* role="img"/.test(above) && textOf(above).length <= charactersInView
  const end = body.indexOf('>', start)
  const image = body.slice(start, end)
  if (!isInView || !image.includes(waiting)) return body
  return body.slice(0, start) + image.replace(waiting, ' fetchpriority="high"') + body.slice(end)
}

/** The words of some markup, without a table of contents, which is beside the text. */
function textOf(markup: string): string {
  return markup
    .replace(/<nav[\s\S]*?<\/nav>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
