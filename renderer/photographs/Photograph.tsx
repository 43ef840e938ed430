import { DomUtils, parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { usePage } from '../use-page.ts'
import { type Photographs, photographName, photographSizes } from './photographs.ts'

/** A picture as the content gives it, and the part of the page that it is in. */
interface PhotographProps {
  src: string
  alt: string
  title?: string | undefined
  place?: keyof typeof photographSizes
  className?: string
}

/** A picture of the content, in the forms that the build made of it; the live preview shows the file itself. */
export function Photograph(props: PhotographProps) {
  return <PhotographOf {...props} photographs={usePage().site.photographs} />
}

/** The same without a page around it. Pictures load lazily, except the one at the top of a page. */
export function PhotographOf({ photographs, ...props }: PhotographProps & { photographs: Photographs }) {
  const { src, alt, title, place = 'text', className } = props
  const photograph = photographs[photographName(src)]
  const image = (
    <img
      src={src}
      alt={alt}
      title={title}
      width={photograph?.width}
      height={photograph?.height}
      {...(place === 'head' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={className}
    />
  )
  if (!photograph) return image
  const sizes = photographSizes[place]
  return (
    <picture>
      <source type="image/avif" srcSet={photograph.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photograph.webp} sizes={sizes} />
      {image}
    </picture>
  )
}

/** A picture as the markdown renderer writes it: quotation marks within values are escaped there. */
const image = /<img(?:\s+[\w-]+(?:="[^"]*")?)*\s*\/?>/g

/**
 * Puts the forms of the pictures into markup from markdown. This comes after the sanitizer, which need not know of
 * them; only the address, the alternative text and the title are taken from the text.
 */
export function placePhotographs(html: string, photographs: Photographs): string {
  if (!html.includes('<img')) return html
  return html.replace(image, (tag) => {
    const [element] = DomUtils.getElementsByTagName('img', parseDocument(tag))
    const { src, alt = '', title } = element?.attribs ?? {}
    return src ? renderToStaticMarkup(<PhotographOf {...{ src, alt, title, photographs }} />) : tag
  })
}
