import type { ComponentProps } from 'react'
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
  return <Photograph src={src} alt={alt} place={className ? 'head' : 'band'} className={classes} />
}

/** A portrait, or the initials of a name in its place. */
export function Portrait({ image, name, className }: { image: Image; name: string; className: string }) {
  if (image.src) {
    const classes = `${className} shrink-0 object-cover`
    return <Photograph src={image.src} alt={image.alt} place="portrait" className={classes} />
  }
  const words = name.split(' ')
  const letters = words.length > 1 ? name.charAt(0) + letterOf(name) : name.charAt(0)
  return <Monogram letters={letters} name={name} role="img" aria-label={image.alt} className={className} />
}

/** The letter that tells a placeholder from those beside it: the *A* of *Partner organisation A*. */
export function letterOf(name: string): string {
  return name.split(' ').at(-1)?.charAt(0) ?? ''
}

interface MonogramProps extends ComponentProps<'span'> {
  letters: string
  /** Its letters choose the ground. */
  name: string
}

/** A letter or two on a square, in the light of two rings. */
export function Monogram({ letters, name, className, ...attributes }: MonogramProps) {
  const ground = grounds[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]
  return (
    <span {...attributes} className={`${className} ${ground} monogram shrink-0`}>
      <span>{letters}</span>
    </span>
  )
}

/** The grounds of monograms. */
const grounds = ['bg-glow', 'bg-dusk', 'bg-ember'] as const
