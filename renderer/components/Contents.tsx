import type { Section } from '../content/markdown/render.ts'

/** The table of contents of a long page; a short one needs none. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const named = sections.filter(({ id, heading }) => id && heading)
  if (named.length < 3) return null
  return (
    <nav aria-label="On this page" className="table-of-contents">
      <ul>
        {named.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
