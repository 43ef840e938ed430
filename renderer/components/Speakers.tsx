import type { Speaker } from '../content/schemas/summit.ts'
import { Paragraph } from './FigureText.tsx'
import { Portrait } from './Picture.tsx'

/** Featured speakers with their topics. */
export function Speakers({ speakers }: { speakers: readonly Speaker[] }) {
  // Three fit in one row; in two columns the last would be alone.
  const isRow = speakers.length === 3
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${isRow ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
      {speakers.map(({ name, role, topic, placeholder }) => (
        <li
          key={name}
          data-card="speaker"
          data-placeholder={placeholder || undefined}
          className={`flex gap-5 ${isRow ? 'sm:flex-col' : ''}`}
        >
          <Portrait image={{ alt: `Monogram of ${name}` }} name={name} className="size-20 md:size-24" />
          <div className="min-w-0">
            <h3 className="text-h3">{name}</h3>
            <p className="mt-1 font-label text-small text-muted">{role}</p>
            <Paragraph className="mt-3">{topic}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  )
}
