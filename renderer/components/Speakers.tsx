import type { Speaker } from '../content/schemas/summit.ts'
import { Text } from './FigureText.tsx'
import { Portrait } from './Picture.tsx'

/** Featured speakers with their topics. */
export function Speakers({ speakers }: { speakers: readonly Speaker[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {speakers.map(({ name, role, topic }) => (
        <li key={name} data-card="speaker" className="flex gap-5 rounded-2xl border border-line bg-surface p-6">
          <Portrait image={{ alt: `Monogram of ${name}` }} name={name} />
          <div className="min-w-0">
            <h3 className="text-h3">{name}</h3>
            <p className="text-small text-muted">{role}</p>
            <p className="mt-2">
              <Text>{topic}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
