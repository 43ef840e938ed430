import { Motif } from './Motif.tsx'

interface PictureProps {
  image: { alt: string; src?: string | undefined }
  /** What the drawing is made from where there is no photograph. */
  seed: string
  className?: string
}

/** A picture of the content, or the drawing that stands in for it. */
export function Picture({ image, seed, className }: PictureProps) {
  if (!image.src) return <Motif seed={seed} alt={image.alt} {...(className && { className })} />
  return <img src={image.src} alt={image.alt} className={className} />
}

/** A portrait, or the first letters of the name in its place. */
export function Portrait({ image, name }: { image: PictureProps['image']; name: string }) {
  const shape = 'size-20 shrink-0 rounded-full'
  if (image.src) return <img src={image.src} alt={image.alt} className={`${shape} object-cover`} />
  const words = name.split(' ')
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('')
  return (
    <span
      role="img"
      aria-label={image.alt}
      className={`${shape} grid place-items-center bg-night font-display text-h3 font-semibold text-glow`}
    >
      {letters}
    </span>
  )
}
