import { Motif } from '../motif/Motif.tsx'

interface PictureProps {
  image: { alt: string; src?: string | undefined }
  /** What the drawing is made from where there is no photograph, and what it is about. */
  seed: string
  theme?: string
  className?: string
}

/** A picture of the content, or the drawing that stands in for it. */
export function Picture({ image, className = '', ...drawing }: PictureProps) {
  if (!image.src) return <Motif {...drawing} alt={image.alt} className={className} />
  return <img src={image.src} alt={image.alt} className={className} />
}

/** The grounds of monograms; the letters of a name choose theirs. */
const grounds = ['bg-glow', 'bg-dusk', 'bg-dawn', 'bg-ember'] as const

/** A portrait, or a monogram in its place. */
export function Portrait({
  image,
  name,
  className = 'size-24',
}: {
  image: PictureProps['image']
  name: string
  className?: string
}) {
  if (image.src) return <img src={image.src} alt={image.alt} className={`${className} shrink-0 object-cover`} />
  const words = name.split(' ')
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('')
  const ground = grounds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]
  return (
    <span
      role="img"
      aria-label={image.alt}
      className={`${className} ${ground} relative grid shrink-0 place-items-center overflow-hidden font-display text-h2 text-night`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <path d="M10 100a40 40 0 0 1 80 0" fill="none" stroke="#fff6e0" strokeWidth="6" />
        <path d="M-8 100a58 58 0 0 1 116 0" fill="none" stroke="#fff6e0" strokeWidth="6" />
      </svg>
      <span className="relative">{letters}</span>
    </span>
  )
}
