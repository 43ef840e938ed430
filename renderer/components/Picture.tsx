import type { ListedEntry } from '../content/entries/site.ts'
import { Motif } from '../motif/Motif.tsx'
import { drawingOf } from '../motif/themes.ts'
import { Photograph } from '../photographs/Photograph.tsx'

type Image = { alt: string; src?: string }

interface PictureProps {
  entry: ListedEntry<{ image: Image }>
  place?: 'head' | 'card'
  className?: string
}

/** The picture of a content file, or a drawing instead: at the head of its page or, where its title says enough, in a card. */
export function Picture({ entry, place = 'head', className = '' }: PictureProps) {
  const { src } = entry.data.image
  const alt = place === 'head' ? entry.data.image.alt : ''
  if (!src) return <Motif {...drawingOf(entry)} alt={alt} className={className} />
  return <Photograph {...{ src, alt, place }} className={`${className} object-cover`} />
}

/** A portrait, or the initials of a name in its place. */
export function Portrait({ image, name, className }: { image: Image; name: string; className: string }) {
  if (image.src) {
    const classes = `${className} shrink-0 object-cover`
    return <Photograph src={image.src} alt={image.alt} place="portrait" className={classes} />
  }
  const words = name.split(' ')
  const letters = [words[0], words.length > 1 && words.at(-1)].map((word) => (word || '').charAt(0)).join('')
  return (
    <span role="img" aria-label={image.alt} className={`${className} monogram shrink-0`}>
      <span>{letters}</span>
    </span>
  )
}
