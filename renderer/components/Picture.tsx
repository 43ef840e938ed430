import type { SiteEntry } from '../content/entries/site.ts'
import { Motif } from '../motif/Motif.tsx'
import { drawingOf } from '../motif/themes.ts'
import { Photograph } from '../photographs/Photograph.tsx'

type Image = { alt: string; src?: string }

interface PictureProps {
  entry: SiteEntry<{ image: Image }>
  /** The shape of the picture; without it, it goes from edge to edge. */
  className?: string
}

/** The picture at the head of a content file, or a drawing instead. */
export function Picture({ entry, className }: PictureProps) {
  const { src, alt } = entry.data.image
  if (!src) return <Motif {...drawingOf(entry)} alt={alt} isBand={!className} className={className} />
  const classes = className ? `${className} object-cover` : 'picture-band'
  return <Photograph src={src} alt={alt} place="band" className={classes} />
}

/** The backgrounds of monograms, chosen by the letters of a name. */
const grounds = ['bg-glow', 'bg-dusk', 'bg-dawn', 'bg-ember'] as const

/** A portrait, or a monogram in its place. */
export function Portrait({ image, name, className }: { image: Image; name: string; className: string }) {
  if (image.src) {
    const classes = `${className} shrink-0 object-cover`
    return <Photograph src={image.src} alt={image.alt} place="portrait" className={classes} />
  }
  // Only names begin with a capital: “Keynote speaker to be announced” is one letter, “Leader A” two.
  const initials = name.split(' ').flatMap((word) => /^\p{Lu}/u.exec(word)?.[0] ?? [])
  const letters = initials.length > 1 ? `${initials[0]}${initials.at(-1)}` : (initials[0] ?? name.charAt(0))
  const ground = grounds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]
  return (
    <span
      role="img"
      aria-label={image.alt}
      className={`${className} ${ground} monogram relative shrink-0 overflow-hidden`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        <path
          d="M-12 100a62 62 0 0 1 124 0M-30 100a80 80 0 0 1 160 0"
          fill="none"
          stroke={ground === 'bg-dawn' ? '#ff6f43' : '#fff6e0'}
          strokeWidth="7"
        />
      </svg>
      <span className="relative">{letters}</span>
    </span>
  )
}
