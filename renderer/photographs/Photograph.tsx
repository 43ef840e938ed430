import { usePage } from '../page.ts'
import { type Photographs, photographName, photographSizes } from './photographs.ts'

/** A picture as the content gives it, and the part of the page that it is in. */
export interface PhotographProps {
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

/**
 * The same without a page around it. Pictures load lazily, except the one that is seen at once (first-in-view.ts).
 */
export function PhotographOf({
  src,
  alt,
  title,
  place = 'text',
  className,
  photographs,
}: PhotographProps & { photographs: Photographs }) {
  const photograph = photographs[photographName(src)]
  const image = (
    <img
      src={photograph?.src ?? src}
      alt={alt}
      title={title}
      width={photograph?.width}
      height={photograph?.height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
  if (!photograph || photograph.sources.length === 0) return image
  return (
    <picture>
      {photograph.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={photographSizes[place]} />
      ))}
      {image}
    </picture>
  )
}
